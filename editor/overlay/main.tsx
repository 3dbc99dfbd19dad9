import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { Editor } from "./editor.tsx";
import { style } from "./style.ts";

const host = document.createElement("site-editor");
const root = host.attachShadow({ mode: "open" });
document.documentElement.append(host);

/** Answers are not cached, so that a view always shows what the files hold now. */
const queries = new QueryClient({
  defaultOptions: { queries: { gcTime: 0, retry: false, refetchOnWindowFocus: false } },
});

createRoot(root).render(
  <QueryClientProvider client={queries}>
    <style>{style}</style>
    <Editor host={host} />
  </QueryClientProvider>,
);
