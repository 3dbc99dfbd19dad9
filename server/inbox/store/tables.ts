/** The rows of each table; migrations.ts creates them. Times are milliseconds since 1970. */
export type Tables = {
  messages: MessageRow;
  outbox: OutboxRow;
  subscription_requests: RequestRow;
  subscribers: SubscriberRow;
  secrets: { name: string; value: string };
  limits: LimitRow;
  /** One row, id 1: see retention.ts. */
  clock: { id: number; checked_at: number; steady_since: number };
};

export type MessageRow = {
  id: string;
  /** Idempotency key: a post that is repeated has the same one. */
  key: string;
  received_at: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  state: "new" | "done";
  /** When the owner's mail server accepted it. */
  forwarded_at: number | null;
};

/** A mail to send. Inserted in the transaction of its message or request, deleted once it is sent. */
export type OutboxRow = {
  id: string;
  kind: "message" | "confirmation";
  /** Id of the message or the subscription request. */
  about: string;
  state: "waiting" | "failed";
  attempts: number;
  due_at: number;
  /** Reserved by one server until this time. */
  claimed_until: number;
  first_at: number;
  last_error: string | null;
};

/** A newsletter sign-up that has not been confirmed, one per address. */
export type RequestRow = { id: string; email: string; asked_at: number; expires_at: number };

/** How often something may happen: see rate-limit.ts. */
export type LimitRow = { key: string; free_at: number };

export type SubscriberRow = { id: string; email: string; joined_at: number };
