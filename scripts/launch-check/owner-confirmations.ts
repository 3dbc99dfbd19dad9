/**
 * What the owner has confirmed and no content file can show. `npm run launch-check` asks for each until it is written
 * here, with a name and a day, so that it is known who to ask later.
 */
export const launchConfirmed: { listened: Record<string, string>; messages: string } = {
  /** Who listened to the whole of a session, and when: sleep: "A. Name, 2027-01-31". */
  listened: {},
  /** How a visitor's message reaches the practice, or that the form stays as it is: "A. Name, 2027-01-31: by …". */
  messages: "",
};
