/**
 * Whether this build has an inbox. Off unless the site is built with INBOX; the newsletter opens when mail can be sent
 * too (SMTP_URL). vite.config.ts puts "on" or "" in place of both, so that a build without them holds no trace of it.
 */
export const receivesMessages = process.env.INBOX ? true : false;
export const newsletterIsOpen = process.env.INBOX && process.env.SMTP_URL ? true : false;

/** Where the forms post to. */
export const messagesAddress = process.env.INBOX ? "/api/messages" : "";
export const subscriptionsAddress = process.env.INBOX && process.env.SMTP_URL ? "/api/subscriptions" : "";
