import { QueryClient } from "@tanstack/react-query";

const second = 1000;
const minute = 60 * second;

/** Backoff doubles from one second to at most thirty. */
export const retryDelay = (attempt: number) => Math.min(second * 2 ** attempt, 30 * second);

/** The data-fetching client of the site. The default build asks it for nothing. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 3, retryDelay, gcTime: 5 * minute },
    mutations: { retry: 3, retryDelay, gcTime: 5 * minute },
  },
});
