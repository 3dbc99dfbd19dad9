// Inlined into every page: what a page does without React, and the start of what it does with it. Every visit downloads
// it, so it stays small.
import { carrySubject } from "#app/inline/carry-subject.ts";
import { startHearing } from "#app/inline/hear-it.ts";
import { offerLastSession } from "#app/inline/offer-last-session.ts";
import { openTarget } from "#app/inline/open-target.ts";
import { startPlayButtons } from "#app/inline/play-button.ts";
import { startPrintButtons } from "#app/inline/print-sheet.ts";
import { registerWorkerLater } from "#app/inline/register-worker.ts";
import { revealGroups } from "#app/inline/reveal-groups.ts";
import { savesData } from "#app/inline/saves-data.ts";
import { showCurrentDate } from "#app/inline/show-current-date.ts";
import { startAtTop } from "#app/inline/start-at-top.ts";
import { startIslands } from "#app/inline/start-islands.ts";
import { startTabs } from "#app/inline/tabs.ts";

const { dataset } = document.documentElement;
dataset.scripts = "";
if (matchMedia("(hover: hover)").matches && !savesData()) dataset.hovers = "";

startAtTop();
showCurrentDate();
revealGroups();
startTabs();
startPrintButtons();
startPlayButtons();
startHearing();
openTarget();
carrySubject();
const script = document.querySelector<HTMLScriptElement>("script[data-islands]")!;
if ("notFound" in script.dataset) console.warn(`Page not found: ${location.pathname}`);
registerWorkerLater(script);
startIslands(script);
// Last, because the browser may refuse access to what it has stored.
offerLastSession();
