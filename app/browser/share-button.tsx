import { useEffect } from "react";
import { notify } from "#app/browser/notify.ts";
import { mountToaster } from "#app/browser/toaster.tsx";
import { labels, messages } from "#app/content/content.ts";

type ShareButtonProps = {
  title: string;
  /** On this site. */
  to: string;
};

/** The share sheet of the device; where there is none, the link is copied. */
export function ShareButton({ title, to }: ShareButtonProps) {
  useEffect(mountToaster, []);
  return (
    <button
      type="button"
      onClick={() => void share(title, new URL(to, location.origin).href)}
      className="scripts-only no-print inline-flex min-h-11 cursor-pointer items-center rounded-full border-2 border-edge px-5 text-small font-semibold hover:bg-surface"
    >
      {labels.share}
    </button>
  );
}

async function share(title: string, url: string) {
  try {
    if ("share" in navigator) return await navigator.share({ title, url });
  } catch (error) {
    // The visitor closed the sheet. Any other reason: the device has a sheet, but refuses it here.
    if ((error as Error).name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(url);
    notify.success(messages.share.copied);
  } catch {
    notify.failure(messages.share.notCopied);
  }
}
