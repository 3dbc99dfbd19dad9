/**
 * Whether this build has an inbox. Off unless the site is built with INBOX; the newsletter opens when mail can be sent
 * too (SMTP_URL). vite.config.ts replaces both with "on" or "", so that a build without them contains no inbox code.
 */
export const receivesMessages = process.env.INBOX ? true : false;

/** Where the forms post to. */
export const messagesAddress = process.env.INBOX ? "/api/messages" : "";
export const subscriptionsAddress = process.env.INBOX && process.env.SMTP_URL ? "/api/subscriptions" : "";
