import { toast } from "sonner";

export type Message = { title: string; text: string };
/** Identifies a toast, so that a later message can replace it. */
type ToastId = string | number;

/** Shows the site's toasts; the notification area is in toaster.tsx. */
export const notify = {
  success: (message: Message, replaces?: ToastId) => show("success", message, replaces),
  /** In the destructive style. */
  failure: (message: Message, replaces?: ToastId) => show("error", message, replaces),
  plain: (message: Message, replaces?: ToastId) => show("message", message, replaces),
  /** Stays until another message replaces it. */
  loading: (message: Message) => show("loading", message),
};

function show(kind: "success" | "error" | "message" | "loading", { title, text }: Message, id?: ToastId): ToastId {
  return toast[kind](title, { description: text, ...(id !== undefined && { id }) });
}
