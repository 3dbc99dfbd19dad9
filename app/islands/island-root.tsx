import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "#app/browser/query-client.ts";

/** What is around every island, in the HTML and in the browser. All islands of a page share one query client. */
export function IslandRoot({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
