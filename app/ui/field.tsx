import type { ReactNode } from "react";

type FieldProps = {
  id: string;
  label: string;
  /** Shown beside the label when the field may stay empty. */
  optional?: boolean;
  error?: string;
  /** The control, given what ties it to its label and its error. */
  children: (tied: { id: string; "aria-invalid"?: true; "aria-describedby"?: string; className: string }) => ReactNode;
};

/** A label, a control and, when something is wrong, the reason in words beside it. */
export function Field({ id, label, optional = false, error, children }: FieldProps) {
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {optional ? `${label} ` : label}
        {optional && <span className="font-normal text-quiet">(optional)</span>}
      </label>
      {error && (
        <p id={errorId} className="mt-1 font-semibold text-error">
          {error}
        </p>
      )}
      {children({
        id,
        ...(error && { "aria-invalid": true, "aria-describedby": errorId }),
        className:
          "mt-2 block min-h-13 w-full rounded-field border-2 border-edge bg-surface px-4 py-3 text-text aria-invalid:border-error",
      })}
    </div>
  );
}
