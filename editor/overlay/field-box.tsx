import { useId } from "react";
import type { Field } from "../forms.ts";
import { RichBox } from "./rich-box.tsx";
import type { Fields } from "./use-fields.ts";
import { Button } from "./button.tsx";

type Props = {
  field: Field;
  fields: Fields;
  /** What is wrong with it, as sentences. */
  wrong: readonly string[];
  isFirst?: boolean;
  isOnly?: boolean;
  /** Of the file that the form shows. */
  version?: string;
};

export function FieldBox({ field, fields, wrong, isFirst, isOnly, version }: Props) {
  const id = useId();
  const { label, kind, optional, confirm } = field;
  const draft = fields.draft(field);
  const input = {
    id,
    "aria-labelledby": `${id}-label`,
    "aria-describedby": `${id}-wrong`,
    "aria-invalid": wrong.length > 0,
    "data-first": isFirst ? "" : undefined,
  };
  const name = `${label}${kind === "lines" ? " (one on each line)" : ""}${optional && kind !== "yes or no" ? " (optional)" : ""}`;
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`} className={kind === "yes or no" ? "check" : undefined}>
        {kind === "yes or no" && <Input {...{ field, fields, input, isOnly }} />}
        {name}
      </label>
      {kind !== "yes or no" && <Input {...{ field, fields, input, isOnly }} />}
      <p className="wrong" id={`${id}-wrong`} role="alert">
        {wrong.join(" ")}
      </p>
      {draft && (
        <div className="note">
          <p>
            You had begun to change this.
            {draft.version !== version &&
              " It was changed elsewhere since: above is what is there now, below is yours."}
          </p>
          <ins>{String(draft.typed)}</ins>
          <div className="row">
            <Button label="Keep mine" press={() => fields.useDraft(field)} />
            <Button label="Discard mine" press={() => fields.discardDraft(field)} />
          </div>
        </div>
      )}
      {confirm !== undefined && (
        <div className="note">
          <p>Still to confirm: {confirm}</p>
          <label className="check">
            <input type="checkbox" onChange={(event) => fields.confirm(field, event.target.checked)} />
            This is confirmed
          </label>
        </div>
      )}
    </div>
  );
}

type InputProps = Pick<Props, "field" | "fields" | "isOnly"> & { input: { id: string } };

function Input({ field, fields, input, isOnly }: InputProps) {
  const { kind, optional, value, names: options = [], marks = false } = field;
  const now = fields.now(field);
  if (typeof now === "boolean")
    return (
      <input {...input} type="checkbox" checked={now} onChange={(event) => fields.type(field, event.target.checked)} />
    );
  const typed = {
    ...input,
    value: now,
    onChange: (event: { target: { value: string } }) => fields.type(field, event.target.value),
  };
  if (kind === "choice")
    return (
      <select {...typed}>
        {[...(optional || value === undefined ? [""] : []), ...options].map((name) => (
          <option key={name} value={name}>
            {name || "Choose …"}
          </option>
        ))}
      </select>
    );
  if (kind === "number") return <input {...typed} type="number" step="any" />;
  if (kind === "day") return <input {...typed} type="date" />;
  if (kind === "moment") return <Moment input={input} value={now} onChange={(moment) => fields.type(field, moment)} />;
  if (marks || /\{[^}]*\}/.test(String(value)))
    return <RichBox {...input} value={now} onChange={(words) => fields.type(field, words)} marks={marks} />;
  return (
    <textarea {...typed} rows={1} spellCheck className={isOnly || now.length > 100 || kind === "lines" ? "long" : ""} />
  );
}

type MomentProps = { input: { id: string }; value: string; onChange: (moment: string) => void };

const usualMoments = [
  { label: "Tonight at midnight", days: 1, time: "00:00" },
  { label: "Tomorrow at 6", days: 1, time: "06:00" },
  { label: "In three days", days: 3, time: "06:00" },
  { label: "In a week", days: 7, time: "06:00" },
];

function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  // Sweden writes a day as 2026-01-31.
  return day.toLocaleDateString("sv");
}

/** A day and a time, with the ones that a notice usually ends at. */
function Moment({ input, value, onChange }: MomentProps) {
  return (
    <>
      <input
        {...input}
        type="datetime-local"
        value={value.replace(" ", "T")}
        onChange={({ target }) => onChange(target.value.replace("T", " "))}
      />
      <div className="row">
        {usualMoments.map(({ label, days, time }) => (
          <Button key={label} label={label} press={() => onChange(`${dayIn(days)} ${time}`)} />
        ))}
      </div>
    </>
  );
}
