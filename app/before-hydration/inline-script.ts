// Runs inline in every page, before anything else and without React: what a page does while its scripts sleep.
// Every visit pays for it, so it stays small.
import { fillInToday } from "#app/before-hydration/show-current-date.ts";
import { keepForLater } from "#app/before-hydration/register-worker-later.ts";
import { sleepUntilNeeded } from "#app/before-hydration/defer-hydration.ts";
import { startAtTop } from "#app/before-hydration/start-at-top.ts";
import { goOnToDestination } from "#app/before-hydration/pending-navigation.ts";
import { revealGroups } from "#app/before-hydration/reveal-groups.ts";

if (!goOnToDestination()) {
  startAtTop();
  fillInToday();
  revealGroups({ alsoInView: false });
  const script = document.currentScript as HTMLScriptElement;
  keepForLater(script);
  sleepUntilNeeded(script);
}
