/** The tables as the query layer knows them; migrations.ts makes them. Times are milliseconds since 1970. */
export type Tables = {
  messages: MessageRow;
  outbox: OutboxRow;
  subscription_requests: RequestRow;
  subscribers: SubscriberRow;
  secrets: { name: string; value: string };
};

export type MessageRow = {
  id: string;
  /** Comes with the post, so that a repeat is known for one. */
  key: string;
  received_at: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  state: MessageState;
  /** When it was handed to the owner's mail server. */
  forwarded_at: number | null;
};
export type MessageState = "new" | "done";

/** A mail that has not gone out yet. It is written together with what it is about, and deleted once it is sent. */
export type OutboxRow = {
  id: string;
  kind: "message" | "confirmation";
  /** The message or the subscription request. */
  about: string;
  state: "waiting" | "failed";
  attempts: number;
  due_at: number;
  /** Until then one server has it in its hands. */
  claimed_until: number;
  first_at: number;
  last_error: string | null;
};

/** Somebody asked for the newsletter. Not on the list; gone after two days. */
export type RequestRow = { id: string; email: string; asked_at: number; expires_at: number };

/** The list. */
export type SubscriberRow = { id: string; email: string; joined_at: number };
