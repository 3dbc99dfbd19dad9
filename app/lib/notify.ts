import { wakeWidgets } from "#app/lib/widgets.ts";

/** The words of a toast: a title and a line of text. */
type News = { title: string; text: string };

/** Every toast goes through this door. The toaster sleeps until the visitor first touches the page; a toast wakes it. */
export const notify = {
  success: (news: News) => raise("success", news),
  /** The destructive style. */
  failure: (news: News) => raise("error", news),
  plain: (news: News) => raise("message", news),
};

async function raise(kind: "success" | "error" | "message", { title, text }: News) {
  const { toast } = await wakeWidgets();
  toast[kind](title, { description: text });
}
