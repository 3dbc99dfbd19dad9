import type { Change } from "../changes.ts";
import type { Entry, Form } from "../forms.ts";
import { useEditor } from "./state.ts";
import { Button } from "./button.tsx";

/** Moves and removes an entry of a list. */
function useEntry(form: Form) {
  const { attempt, apply, back } = useEditor();
  const run = (change: Change, message: string, leave: boolean) =>
    attempt(async () => {
      await apply(form, change, message);
      if (leave) back(message);
    });
  return {
    move: ({ field }: Entry, by: 1 | -1, leave = false) =>
      run({ action: "move", field, by }, by < 0 ? "Moved up." : "Moved down.", leave),
    remove: ({ field, label }: Entry, leave = false) =>
      confirm(`Remove “${label}”?`) && run({ action: "remove", field }, "Removed.", leave),
  };
}

/** Add, move and remove for the entry of a list that a form belongs to. */
export function EntryButtons({ form, entry }: { form: Form; entry: NonNullable<Form["entry"]> }) {
  const { enter, swap } = useEditor();
  const { move, remove } = useEntry(form);
  const { file } = form;
  const isPart = entry.field !== form.field;
  return (
    <>
      {isPart && <p className="label">In the list: {entry.label}</p>}
      <div className="row" role="group" aria-label="This entry in its list">
        {isPart && <Button label="All its fields" press={() => enter({ name: "form", file, field: entry.field })} />}
        {entry.canAdd && (
          <Button label="Add below" press={() => swap({ name: "new", file, list: entry.list, after: entry.field })} />
        )}
        <Button label="Move up" disabled={entry.first} press={() => move(entry, -1, true)} />
        <Button label="Move down" disabled={entry.last} press={() => move(entry, 1, true)} />
        <Button label="Remove" press={() => remove(entry, true)} />
      </div>
    </>
  );
}

export function EntryList({ form }: { form: Form }) {
  const { enter } = useEditor();
  const { move, remove } = useEntry(form);
  const { file, field, entries = [] } = form;
  const after = entries.at(-1)?.field ?? `${field}[0]`;
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <li key={entry.field} className="row">
            <Button
              label={entry.label}
              className="entry"
              press={() => enter({ name: "form", file, field: entry.field })}
            />
            <Button
              label="↑"
              aria-label={`Move up: ${entry.label}`}
              disabled={entry.first}
              press={() => move(entry, -1)}
            />
            <Button
              label="↓"
              aria-label={`Move down: ${entry.label}`}
              disabled={entry.last}
              press={() => move(entry, 1)}
            />
            <Button label="Remove" aria-label={`Remove: ${entry.label}`} press={() => remove(entry)} />
          </li>
        ))}
      </ul>
      <Button label="Add" press={() => enter({ name: "new", file, list: field, after })} />
    </>
  );
}
