/**
 * Whether this build has an inbox, and whether it can also send mail and so has a newsletter. vite.config.ts replaces
 * INBOX and SMTP_URL with "on" or "", so that a build without them contains no endpoint and no toast of the inbox.
 */
export const receivesMessages = process.env.INBOX ? true : false;

/** The paths that the server handles. */
export const messagesPath = "/api/messages";
export const subscriptionsPath = "/api/subscriptions";

/** Where the forms of this build post; empty without an inbox. */
export const messagesUrl = process.env.INBOX ? messagesPath : "";
export const subscriptionsUrl = process.env.INBOX && process.env.SMTP_URL ? subscriptionsPath : "";

/**
 * The shortest time between showing and submitting a form, in milliseconds. The server rejects quicker ones as
 * automated; the page's script delays quick submissions.
 */
export const minimumFillTime = 2000;
