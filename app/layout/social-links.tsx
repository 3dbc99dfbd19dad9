import { useEffect, useRef, useState, type ReactElement, type RefObject } from "react";
import { site } from "#app/content/site.ts";
import { useWidgets } from "#app/browser/lazy-widgets.ts";

/** The three social networks, each an icon that carries its name. */
export function SocialLinks() {
  const list = useRef<HTMLUListElement>(null);
  const tooltips = useWidgetsAtRest(list);
  const row = (
    <ul ref={list} className="flex gap-2">
      {site.social.map(({ network, href }) => (
        <li key={network}>
          {tooltips ? (
            <tooltips.LinkTooltip name={nameOf(network)}>{socialLink(network, href)}</tooltips.LinkTooltip>
          ) : (
            socialLink(network, href)
          )}
        </li>
      ))}
    </ul>
  );
  return tooltips ? <tooltips.TooltipGroup>{row}</tooltips.TooltipGroup> : row;
}

/** The widgets, once taking them on disturbs nobody: a link swapped under a finger or a focus would be lost. */
function useWidgetsAtRest(list: RefObject<HTMLElement | null>) {
  const widgets = useWidgets();
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    if (!widgets || atRest) return;
    const look = () => setAtRest(!list.current?.matches(":active, :focus-within"));
    const lookLater = () => setTimeout(look);
    lookLater();
    document.addEventListener("click", lookLater);
    document.addEventListener("focusout", lookLater);
    return () => {
      document.removeEventListener("click", lookLater);
      document.removeEventListener("focusout", lookLater);
    };
  }, [widgets, atRest, list]);
  return atRest ? widgets : undefined;
}

const nameOf = (network: string) => `${site.name} on ${network} (opens in a new tab)`;

type SocialNetwork = (typeof site.social)[number];

function socialLink(network: SocialNetwork["network"], href: string) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={nameOf(network)}
      className="grid size-12 place-items-center rounded-full border border-current text-inherit hover:border-2"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-6"
      >
        {signs[network]}
      </svg>
    </a>
  );
}

const signs: Record<SocialNetwork["network"], ReactElement> = {
  Facebook: (
    <path d="M14 21v-8h3l.6-3.6H14V7.6c0-1.2.6-1.9 2-1.9h1.8V2.6a14 14 0 0 0-2.2-.2c-2.8 0-5.1 1.6-5.1 4.8v2.2H7.4V13h3.1v8" />
  ),
  Instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17.4 6.6h.01" />
    </>
  ),
  YouTube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4.5" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
};
