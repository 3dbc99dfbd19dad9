import { button, h } from "./dom.ts";
import {
  dialog,
  explainFixed,
  openChecklist,
  openLists,
  openPage,
  openPlace,
  openTexts,
  whenSaved,
} from "./dialogs.ts";
import { openPublish } from "./publish.ts";
import { ask, send } from "./server.ts";
import { style } from "./style.ts";
import { boxOf, pieceAt, pieceIn, placeOf, placeOfPicture } from "./texts.ts";
import type { Saved } from "../api.ts";

const host = document.createElement("site-editor");
const root = host.attachShadow({ mode: "open" });
const frame = h("div", { className: "frame", hidden: true });
const status = h("p", { role: "status" }, "Click any words to edit them.");
const edit = button("Edit", () => setEditing(!editing), { "aria-pressed": "true" });
const undo = button("Undo", () => step("undo"), { disabled: true });
const redo = button("Redo", () => step("redo"), { disabled: true });
const bar = h(
  "div",
  { className: "bar", role: "region", "aria-label": "Editor" },
  edit,
  button("All texts", openTexts),
  button("This page", () => openPage(location.pathname)),
  button("Facts and lists", openLists),
  button("Before publishing", openChecklist),
  button("Publish", openPublish),
  undo,
  redo,
  status,
);
root.append(h("style", {}, style), frame, bar, dialog);
document.documentElement.append(host);

let editing = true;
function setEditing(on: boolean): void {
  editing = on;
  edit.ariaPressed = String(on);
  frame.hidden = true;
  status.textContent = on ? "Click any words to edit them." : "Links work as usual.";
}

const showSteps = (steps: Pick<Saved, "undo" | "redo">) => {
  undo.disabled = steps.undo === 0;
  redo.disabled = steps.redo === 0;
};
whenSaved((message, steps) => {
  showSteps(steps);
  status.textContent = message;
});
void ask<Saved>("steps").then(showSteps);

async function step(which: "undo" | "redo"): Promise<void> {
  try {
    showSteps(await send(which));
    status.textContent = which === "undo" ? "Undone." : "Redone.";
  } catch (error) {
    status.textContent = error instanceof Error ? error.message : String(error);
  }
}

type Target = { n?: number; words: string; box: DOMRect; element: Element };

/** What a click at this point would edit. */
function targetAt({ clientX: x, clientY: y, target }: MouseEvent): Target | undefined {
  if (!editing || dialog.open || target === host || !(target instanceof Element)) return undefined;
  const piece = pieceAt(x, y) ?? pieceIn(target);
  if (piece) {
    const element = piece.range.startContainer.parentElement!;
    const n = placeOf(piece);
    return {
      n,
      words: piece.words,
      element,
      box: n === undefined ? piece.range.getBoundingClientRect() : boxOf(n, piece.range),
    };
  }
  if (target.closest("button,input,textarea,audio,iframe")) return undefined;
  const picture = document.elementsFromPoint(x, y).find((element) => element instanceof HTMLImageElement);
  const n = picture && placeOfPicture(picture);
  return n === undefined
    ? undefined
    : { n, words: picture!.alt, element: picture!, box: picture!.getBoundingClientRect() };
}

addEventListener("mousemove", (event) => {
  const found = targetAt(event);
  frame.hidden = !found;
  if (!found) return;
  const { left, top, width, height } = found.box;
  Object.assign(frame.style, {
    left: `${left - 5}px`,
    top: `${top - 5}px`,
    width: `${width + 10}px`,
    height: `${height + 10}px`,
  });
});
addEventListener("scroll", () => (frame.hidden = true), { passive: true });

addEventListener(
  "click",
  (event) => {
    // A click from the keyboard has no position: it works as on the site.
    if (event.detail === 0) return;
    const found = targetAt(event);
    if (!found) return;
    // Tabs and buttons whose words are not content still work.
    if (found.n === undefined && found.element.closest("button,label,summary,audio")) return;
    event.preventDefault();
    event.stopPropagation();
    frame.hidden = true;
    if (found.n !== undefined) return void openPlace(found.n, found.element.closest("a")?.href);
    if (found.element.closest("p")?.querySelector("time:not([data-today])")) return void openPage(location.pathname);
    explainFixed(found.words, sessionOf(found.element));
  },
  true,
);

/** The audio session that an element belongs to, by the address of its sound. */
function sessionOf(element: Element): string | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const topics = new Set([...around.innerHTML.matchAll(/\/audio\/([a-z-]+)\.mp3/g)].map(([, topic]) => topic));
    if (topics.size > 0) return topics.size === 1 ? [...topics][0] : undefined;
  }
  return undefined;
}

/** Closed answers could not be clicked. */
const openDetails = () =>
  document.querySelectorAll("details:not([open])").forEach((details) => ((details as HTMLDetailsElement).open = true));
openDetails();

let turn = 0;
/** Shows the page as the server renders it now. Its islands are hydrated again, with their new words. */
async function showAgain(): Promise<void> {
  const own = ++turn;
  const html = await (await fetch(location.href)).text();
  if (own !== turn) return;
  const fresh = new DOMParser().parseFromString(html, "text/html");
  const partsOf = ({ body }: Document) => [...body.children].filter(({ localName }) => localName !== "script");
  const openTabs = [...document.querySelectorAll("[role=tab][aria-selected=true]")].map(({ id }) => id);
  const parts = partsOf(document);
  partsOf(fresh).forEach((part, i) => parts[i]?.replaceWith(part));
  document.title = fresh.title;
  const script = document.querySelector<HTMLElement>("script[data-islands]")!;
  script.dataset["islands"] = script.dataset["islands"]!.replace(/(\?.*)?$/, `?t=${Date.now()}`);
  for (const id of openTabs) document.getElementById(id)?.click();
  openDetails();
}
import.meta.hot?.on("editor:saved", () => void showAgain());
