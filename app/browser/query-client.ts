import { QueryClient } from "@tanstack/react-query";

const second = 1000;
const minute = 60 * second;

/** Exponential backoff from one second to at most thirty. */
export const retryDelay = (attempt: number) => Math.min(second * 2 ** attempt, 30 * second);

const requests = { retry: 3, retryDelay, gcTime: 5 * minute };

/** The site's data-fetching client. The default build makes no requests with it. */
export const queryClient = new QueryClient({ defaultOptions: { queries: requests, mutations: requests } });
