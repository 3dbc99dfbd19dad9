/** The only Trusted Types policy that the Content-Security-Policy allows. */
export const workerPolicy = "worker";
