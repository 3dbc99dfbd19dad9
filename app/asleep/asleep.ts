// Runs inline in every page, before anything else and without React: what a page does while its scripts sleep.
// Every visit pays for it, so it stays small.
import { fillInToday } from "#app/asleep/fill-in-today.ts";
import { keepForLater } from "#app/asleep/keep-for-later.ts";
import { sleepUntilNeeded } from "#app/asleep/sleep-until-needed.ts";
import { startAtTop } from "#app/asleep/start-at-top.ts";
import { goOnToDestination } from "#app/lib/destination.ts";
import { revealGroups } from "#app/lib/reveal-groups.ts";

if (!goOnToDestination()) {
  startAtTop();
  fillInToday();
  revealGroups({ alsoInView: false });
  const script = document.currentScript as HTMLScriptElement;
  keepForLater(script);
  sleepUntilNeeded(script);
}
