import { useEffect, useRef, type ReactNode } from "react";
import { useEditor } from "./state.ts";
import { Button } from "./button.tsx";

/** The frame of every view: its name, its content, what the editor says, and the buttons at the end. */
export function Panel({ title, children, buttons }: { title: string; children?: ReactNode; buttons?: ReactNode }) {
  const { status, views, back, close } = useEditor();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (selector: string) => panel.current!.querySelector<HTMLElement>(selector);
    (find("[data-first]") ?? find("h2"))!.focus();
  }, []);
  return (
    <div ref={panel}>
      <h2 id="title" tabIndex={-1}>
        {title}
      </h2>
      {children}
      <p role="status" className={status.isWrong ? "wrong" : "quiet"}>
        {status.words}
      </p>
      <div className="row end">
        {buttons}
        {views.length > 1 && <Button label="Back" press={() => back()} />}
        <Button label="Close" press={close} />
      </div>
    </div>
  );
}
