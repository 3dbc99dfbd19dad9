/** What a page may ask the worker, and what it answers. */
export type Question =
  /** How much of each session is on this device? */
  | { ask: "kept" }
  /** Take the next part of a session. Asked again and again, so that no answer takes long: browsers stop slow workers. */
  | { ask: "keep"; sound: string }
  | { ask: "remove"; sound: string }
  /** These pictures were shown before the worker was there. */
  | { ask: "keep-pictures"; addresses: string[] };

/** Blocks on this device, of so many. */
export type Kept = { kept: number; of: number };
export type KeptSounds = Record<string, Kept>;

/** No room on the device; or no line; or the worker does not know the session. */
export type Failure = { failure: "room" | "line" };
