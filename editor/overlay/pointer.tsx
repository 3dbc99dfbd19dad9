import { pageFile } from "#app/content/page-file.ts";
import { useEffect, useState } from "react";
import { useEditor } from "./state.ts";
import { boxOf, forgetChangedTexts, textAt } from "./texts.ts";

/** Frames what a click would edit, and opens it. */
export function Pointer({ host }: { host: HTMLElement }) {
  const { isEditing, views, open } = useEditor();
  const [frame, setFrame] = useState<DOMRect>();
  const isActive = isEditing && views.length === 0;

  useEffect(forgetChangedTexts, []);
  useEffect(() => {
    if (!isActive) return;
    const find = ({ clientX, clientY, target }: MouseEvent) =>
      target instanceof Element && target !== host ? textAt(clientX, clientY, target) : undefined;
    const onMove = (event: MouseEvent) => {
      const text = find(event);
      setFrame(text && boxOf(text));
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      // A click from the keyboard has no position: it works as on the site.
      if (event.detail === 0 || target === host || opensSomething(target)) return;
      const text = find(event);
      // Buttons whose words are not content still work.
      if (!text && (target.closest("button,label,input,select,textarea,audio,iframe") || !hasWords(target))) return;
      event.preventDefault();
      event.stopPropagation();
      setFrame(undefined);
      // The dates at the end of a page.
      if (target.closest("p")?.querySelector("time:not([data-today])"))
        open({ name: "form", file: pageFile(location.pathname), field: "reviewed" });
      else if (text) open({ name: "place", n: text.n, link: text.element.closest("a")?.href });
      else open({ name: "words", words: target.textContent.trim(), session: sessionOf(target) });
    };
    const hide = () => setFrame(undefined);
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener("mousemove", onMove, options);
    addEventListener("click", onClick, options);
    addEventListener("scroll", hide, options);
    return () => listening.abort();
  }, [isActive, host, open]);

  if (!isActive || !frame) return null;
  const { left, top, width, height } = frame;
  return <div className="frame" style={{ left: left - 5, top: top - 5, width: width + 10, height: height + 10 }} />;
}

/** The first press on a closed fold or tab opens it, the next one edits its words. */
const opensSomething = (target: Element) =>
  target.closest("details:not([open]) > summary, [role=tab][aria-selected=false]") !== null;

const hasWords = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data));

/** The audio session that an element belongs to, by the addresses of its long and its short form. */
function sessionOf(element: Element): string | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const topics = new Set(
      [...around.innerHTML.matchAll(/\/audio\/([a-z-]+?)(-short)?\.mp3/g)].map(([, topic]) => topic),
    );
    if (topics.size > 0) return topics.size === 1 ? [...topics][0] : undefined;
  }
  return undefined;
}
