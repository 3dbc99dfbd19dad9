import { useQueryClient } from "@tanstack/react-query";
import { Component, Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { Bar } from "./bar.tsx";
import { Panel } from "./panel.tsx";
import { Pointer } from "./pointer.tsx";
import { refreshPage } from "./refresh-page.ts";
import { EditorContext, useEditor, useEditorState } from "./state.ts";
import { ViewOf } from "./views.tsx";

export function Editor({ host }: { host: HTMLElement }) {
  const editor = useEditorState();
  const queries = useQueryClient();
  useEffect(() => {
    let last = Promise.resolve();
    const show = () => {
      last = last.then(refreshPage).then(() => queries.invalidateQueries({ queryKey: ["steps"] }));
    };
    import.meta.hot?.on("editor:saved", show);
    return () => import.meta.hot?.off("editor:saved", show);
  }, [queries]);
  return (
    <EditorContext value={editor}>
      <Pointer host={host} />
      <Bar />
      <Dialog />
    </EditorContext>
  );
}

function Dialog() {
  const { views, close } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const view = views.at(-1);
  // Before a view moves the focus into the dialog.
  useLayoutEffect(() => {
    if (view && !dialog.current!.open) dialog.current!.showModal();
    if (!view) dialog.current!.close();
    dialog.current!.scrollTop = 0;
  }, [view]);
  return (
    <dialog ref={dialog} aria-labelledby="title" onClose={close}>
      {view && (
        <Failures key={JSON.stringify(view)}>
          <Suspense fallback={<Panel title="One moment …" />}>
            <ViewOf view={view} />
          </Suspense>
        </Failures>
      )}
    </dialog>
  );
}

/** Shows why the server did not answer, in place of the view that asked. */
class Failures extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Panel title="That did not work">
        <p className="wrong" role="alert">
          {error.message}
        </p>
      </Panel>
    );
  }
}
