import { useEffect } from "react";
import { notify } from "#app/browser/notify.ts";
import { mountToaster } from "#app/browser/toaster.tsx";
import { labels, messages } from "#app/content/content.ts";
import { PillButton } from "#app/ui/pill-button.tsx";

type ShareButtonProps = {
  title: string;
  /** An address on this site. With a fragment it is that of one practice. */
  to: string;
};

/** The share sheet of the device; where there is none, the link is copied. */
export function ShareButton({ title, to }: ShareButtonProps) {
  useEffect(mountToaster, []);
  return (
    <PillButton onClick={() => void share(title, new URL(to, location.origin).href)}>
      {to.includes("#") ? labels.sharePractice : labels.share}
      <span className="sr-only-inline">{`: ${title}`}</span>
    </PillButton>
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
