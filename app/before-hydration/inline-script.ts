// Inlined into every page and run before hydration, without React. Every visit downloads it, so it stays small.
import { deferHydration } from "#app/before-hydration/defer-hydration.ts";
import { logMissingPage } from "#app/before-hydration/log-missing-page.ts";
import { resumePendingNavigation } from "#app/before-hydration/pending-navigation.ts";
import { registerWorkerLater } from "#app/before-hydration/register-worker.ts";
import { revealGroups } from "#app/before-hydration/reveal-groups.ts";
import { showCurrentDate } from "#app/before-hydration/show-current-date.ts";
import { startAtTop } from "#app/before-hydration/start-at-top.ts";

if (!resumePendingNavigation()) {
  startAtTop();
  showCurrentDate(document.querySelector("time[data-formatter]"));
  revealGroups({ includeVisible: false });
  const script = document.currentScript as HTMLScriptElement;
  if ("notFound" in script.dataset) logMissingPage();
  registerWorkerLater(script);
  deferHydration(script);
}
