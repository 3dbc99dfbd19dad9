/**
 * The server rejects forms submitted sooner than this as automated, in milliseconds. The page's script delays quick
 * submissions.
 */
export const minimumFillTime = 2000;
