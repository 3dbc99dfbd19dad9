import type { ComponentType } from "react";
import { hydrate } from "#app/islands/hydrate.tsx";
import type { IslandName } from "#app/islands/island.tsx";

/** Every part of the site that React takes over in the browser, by its file in app/. Loaded when a visitor first reaches for one. */
const islands = {
  "contact/contact-form": async () => (await import("#app/contact/contact-form.tsx")).ContactForm,
  "layout/newsletter-box": async () => (await import("#app/layout/newsletter-box.tsx")).NewsletterBox,
  "layout/social-links": async () => (await import("#app/layout/social-links.tsx")).SocialLinks,
  "sessions/session-player": async () => (await import("#app/sessions/session-player.tsx")).SessionPlayer,
  "sessions/save-session": async () => (await import("#app/sessions/save-session.tsx")).SaveSession,
  "breath/breath-panel": async () => (await import("#app/breath/breath-panel.tsx")).BreathPanel,
  "browser/share-page": async () => (await import("#app/browser/share-page.tsx")).SharePage,
  "calendar/week-panel": async () => (await import("#app/calendar/week-panel.tsx")).WeekPanel,
  "follow-along/follow-along": async () => (await import("#app/follow-along/follow-along.tsx")).FollowAlong,
  "timer/timer-panel": async () => (await import("#app/timer/timer-panel.tsx")).TimerPanel,
  "sections/verses": async () => (await import("#app/sections/verses.tsx")).SungVerses,
} satisfies Record<IslandName, () => Promise<unknown>>;

/** Resolves once the island answers events. */
export async function hydrateIsland(place: HTMLElement): Promise<void> {
  const load = islands[place.dataset.island as IslandName] as () => Promise<ComponentType<object>>;
  await hydrate(place, await load());
}
