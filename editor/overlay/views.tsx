import type { Form } from "../forms.ts";
import { Checklist } from "./checklist.tsx";
import { FormView } from "./form-view.tsx";
import { Drafts, Lists, Texts } from "./lists.tsx";
import { Notice } from "./notice.tsx";
import { Panel } from "./panel.tsx";
import { Publications, Publish } from "./publish.tsx";
import { RecordingView } from "./recording-view.tsx";
import { useAnswer } from "./server.ts";
import type { View } from "./state.ts";

export function ViewOf({ view }: { view: View }) {
  switch (view.name) {
    case "place":
      return <FormAt view={view} query={{ n: String(view.n) }} />;
    case "form":
      return <FormAt view={view} query={{ file: view.file, field: view.field }} />;
    case "new":
      return <FormAt view={view} query={{ file: view.file, field: view.list }} />;
    case "words":
      return <OtherWords view={view} />;
    case "notice":
      return <Notice />;
    case "publish":
      return <Publish />;
    case "publications":
      return <Publications />;
    case "checklist":
      return <Checklist />;
    case "texts":
      return <Texts />;
    case "lists":
      return <Lists />;
    case "drafts":
      return <Drafts />;
  }
}

function FormAt({ view, query }: { view: View; query: Record<string, string> }) {
  return <FormView form={useAnswer<Form>(view.name, query)} view={view} />;
}

/** Words without a mark: an island shows them after a press, they belong to a recording, or no content file has them. */
function OtherWords({ view }: { view: View & { name: "words" } }) {
  const { words, session } = view;
  const { form } = useAnswer<{ form?: Form }>("find", { words });
  if (form) return <FormView form={form} view={view} />;
  if (session) return <RecordingView topic={session} words={words} />;
  return (
    <Panel title="Fixed words">
      <p>“{words}”</p>
      <p>These words are worked out by the site or are part of its design, so they cannot be edited here.</p>
    </Panel>
  );
}
