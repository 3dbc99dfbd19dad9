/**
 * The milliseconds between showing and submitting a form; the server rejects quicker ones as automated. The page's script delays quick
 * submissions.
 */
export const minimumFillTime = 2000;
