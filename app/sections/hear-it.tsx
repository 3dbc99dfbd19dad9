import type { MouseEvent, ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

let sound: HTMLAudioElement | undefined;

/** A link to a recording, which therefore also works without scripts. With scripts it plays on the page. */
export function HearIt({ src, className, children }: { src: string; className: string; children: ReactNode }) {
  return (
    <a href={src} data-deferred="" onClick={playHere} className={`no-print ${className}`}>
      <Icon name="hear" className="size-5 shrink-0" />
      {children}
    </a>
  );
}

function playHere(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  sound?.pause();
  sound = new Audio(href);
  // If it cannot be played here, the browser opens the file and says why.
  sound.play().catch((error: DOMException) => error.name !== "AbortError" && location.assign(href));
}
