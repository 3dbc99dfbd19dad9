import { wakeWidgets } from "#app/browser/lazy-widgets.ts";

/** The words of a toast: a title and a line of text. */
type News = { title: string; text: string };
/** Names a toast that stands already, so that the next news takes its place. */
export type ToastId = string | number;

/** Every toast goes through this door. The toaster sleeps until the visitor first touches the page; a toast wakes it. */
export const notify = {
  success: (news: News, instead?: ToastId) => raise("success", news, instead),
  /** The destructive style. */
  failure: (news: News, instead?: ToastId) => raise("error", news, instead),
  plain: (news: News, instead?: ToastId) => raise("message", news, instead),
  /** Stays until other news takes its place. */
  loading: (news: News) => raise("loading", news),
};

async function raise(
  kind: "success" | "error" | "message" | "loading",
  { title, text }: News,
  instead?: ToastId,
): Promise<ToastId> {
  const { toast } = await wakeWidgets();
  return toast[kind](title, { description: text, ...(instead !== undefined && { id: instead }) });
}
