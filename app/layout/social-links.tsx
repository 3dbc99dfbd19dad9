import type { ReactElement } from "react";
import { site } from "#app/content/site.ts";
import { LinkTooltip, TooltipGroup } from "#app/ui/tooltip.tsx";

/** The three social networks, as icons with a tooltip. */
export function SocialLinks() {
  return (
    <TooltipGroup>
      <ul role="list" className="flex gap-2">
        {site.social.map((link) => (
          <li key={link.network}>
            <SocialLink {...link} />
          </li>
        ))}
      </ul>
    </TooltipGroup>
  );
}

type SocialNetwork = (typeof site.social)[number];

function SocialLink({ network, href }: SocialNetwork) {
  const name = `${site.name} on ${network} (opens in a new tab)`;
  return (
    <LinkTooltip name={name}>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={name}
        className="grid size-12 place-items-center rounded-full border border-current text-inherit"
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
          {icons[network]}
        </svg>
      </a>
    </LinkTooltip>
  );
}

const icons: Record<SocialNetwork["network"], ReactElement> = {
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
