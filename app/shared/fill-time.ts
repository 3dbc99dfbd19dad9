/**
 * The shortest time between showing and submitting a form, in milliseconds. The server rejects quicker ones as
 * automated; the page's script delays quick submissions.
 */
export const minimumFillTime = 2000;
