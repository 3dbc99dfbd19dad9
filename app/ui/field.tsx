import type { ReactNode } from "react";

type FieldProps = {
  id: string;
  label: string;
  /** Shows “(optional)” after the label. */
  optional?: boolean;
  error?: string;
  /** Renders the control with the props that connect it to its label and error. */
  children: (controlProps: {
    id: string;
    "aria-invalid": boolean;
    "aria-describedby"?: string;
    className: string;
  }) => ReactNode;
};

/** A label, a control and, if there is one, its error message. */
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
        // Never left out: Firefox calls an empty required field invalid unless the page says otherwise.
        "aria-invalid": Boolean(error),
        ...(error && { "aria-describedby": errorId }),
        className:
          "mt-2 block min-h-13 w-full rounded-field border-2 border-edge bg-surface px-4 py-3 text-text aria-invalid:border-error",
      })}
    </div>
  );
}
