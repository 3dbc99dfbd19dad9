/** Messages from a page to the worker. */
export type WorkerRequest =
  /** Which sessions are stored on this device? */
  | { type: "list-audio" }
  /** Stores the next few blocks. Repeated by the page, because browsers stop workers whose events take long. */
  | { type: "store-audio"; path: string }
  | { type: "remove-audio"; path: string }
  /** Images that were loaded before the worker was active. */
  | { type: "store-images"; urls: string[] };

/** Number of blocks of a session. */
export type StoredAudio = { stored: number; total: number };

export type StoreFailure = { failure: "quota" | "network" };
