import { useRef, useState, type ReactNode } from "react";
import type { Problem } from "../api.ts";
import type { Change } from "../changes.ts";
import type { Form } from "../forms.ts";
import { Button } from "./button.tsx";
import { EntryButtons, EntryList } from "./entries.tsx";
import { FieldBox } from "./field-box.tsx";
import { Panel } from "./panel.tsx";
import { PictureChooser } from "./picture-chooser.tsx";
import { reloadPage } from "./reload-page.ts";
import { sentence, useEditor, type View } from "./state.ts";
import { useFields } from "./use-fields.ts";
import { useUpload } from "./use-upload.ts";

type Props = {
  form: Form;
  view: View;
  title?: string;
  /** In place of Save, and of going back afterwards. */
  saving?: { label: string; then: () => void };
  buttons?: ReactNode;
};

/** A text, a block of fields or a list, with everything that can be done to it. */
export function FormView(props: Props) {
  // A form that was made from another version starts anew; what was typed is kept as a draft.
  return <LoadedForm key={`${props.form.version} ${props.form.field}`} {...props} />;
}

function LoadedForm({ form, view, title, saving, buttons }: Props) {
  const { attempt, save, back, enter, say } = useEditor();
  const isNew = view.name === "new";
  const fields = useFields(form, view.name === "new" || view.name === "notice" ? view : undefined);
  const photo = useUpload("picture", form.picture?.name ?? "");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const { file, entry, entries, groups } = form;
  const isSingle = form.fields.length === 1 && form.fields[0]?.field === form.field;
  const focusOn = (selector: string) => element.current?.querySelector<HTMLElement>(selector)?.focus();

  async function submit(): Promise<void> {
    if (photo.file && !photo.isGood) throw new Error("This photo cannot be used. Choose another one, or press Close.");
    if (photo.file && !fields.isChanged()) {
      focusOn("[data-first]");
      throw new Error("Describe the new picture in words first, for people who cannot see it.");
    }
    const changes: Change[] = isNew ? [{ action: "add", field: view.after, value: fields.values() }] : fields.changes();
    const done = changes.length === 0 ? "" : isNew ? "Added." : "Saved.";
    const found = changes.length > 0 ? await save(form, changes, done) : [];
    setProblems(isNew ? found.map((problem) => ofNeighbour(problem, form, view.list)) : found);
    if (found.length > 0) return void requestAnimationFrame(() => focusOn("[aria-invalid=true]"));
    fields.dropDrafts();
    if (photo.file) {
      await photo.save();
      say("Saved. The page reloads in a moment …");
      await reloadPage();
    } else if (saving) saving.then();
    else back(done);
  }

  const isOf = (field: string) => (problem: Problem) =>
    problem.file === file && (problem.field === field || problem.field.startsWith(`${field}[`));
  const elsewhere = problems.filter((problem) => !form.fields.some(({ field }) => isOf(field)(problem)));
  return (
    <Panel
      title={title ?? (isNew ? "Add an entry" : isSingle ? "Edit" : form.title)}
      buttons={
        <>
          {form.fields.length > 0 && (
            <button type="submit" form="form" className="main">
              {saving?.label ?? (isNew ? "Add" : "Save")}
            </button>
          )}
          {buttons}
          {view.name === "place" && view.link && (
            <Button label="Open the link" press={() => location.assign(view.link!)} />
          )}
        </>
      }
    >
      <p className="quiet">{form.where}</p>
      {form.fields.some(({ field }) => field === "reviewed.due") && (
        <div className="note">
          <p>Read the page again, with its cautions and sources. Then:</p>
          <Button
            label="Renew the review for a year"
            press={() => attempt(() => save(form, renewal(), "The review is renewed."))}
          />
        </div>
      )}
      <form
        id="form"
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          attempt(submit);
        }}
      >
        {elsewhere.map((problem) => (
          <p key={problem.where + problem.problem} className="wrong" role="alert">
            {problem.where}: {sentence(problem)}
          </p>
        ))}
        {form.picture && <PictureChooser picture={form.picture} upload={photo} />}
        {form.fields.map((field, i) => (
          <FieldBox
            key={field.field}
            field={field}
            fields={fields}
            version={form.version}
            wrong={problems.filter(isOf(field.field)).map(sentence)}
            isFirst={i === 0}
            isOnly={form.fields.length === 1}
          />
        ))}
      </form>
      {entries && <EntryList form={form} />}
      {groups.length > 0 && !isNew && (
        <>
          <h3>More</h3>
          <div className="row">
            {groups.map(({ field, label }) => (
              <Button label={label} key={field} press={() => enter({ name: "form", file, field })} />
            ))}
          </div>
        </>
      )}
      {entry && !isNew && <EntryButtons form={form} entry={entry} />}
    </Panel>
  );
}

/** Written today, due in a year. */
function renewal(): Change[] {
  const today = new Date().toISOString().slice(0, 10);
  const due = `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace("-02-29", "-02-28")}`;
  return [
    { action: "set", field: "reviewed.written", value: today },
    { action: "set", field: "reviewed.due", value: due },
  ];
}

/** Problems name the place that a new entry would get; the fields have that of its neighbour. */
function ofNeighbour(problem: Problem, form: Form, list: string): Problem {
  const inList = list === "" ? `.${problem.field}` : problem.field.slice(list.length);
  const [, rest] = /^(?:\[\d+\]|\.[^.[]+)(.*)$/.exec(inList) ?? [];
  return problem.field.startsWith(list) && rest !== undefined ? { ...problem, field: form.field + rest } : problem;
}
