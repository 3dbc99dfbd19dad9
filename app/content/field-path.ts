/** Where a value is in a content file: "sections[2].body[0]", or its steps, ["sections", 2, "body", 0]. */
export type Step = string | number;

/** The field inside another, or of the whole file if that is "". */
export const fieldIn = (field: string, step: PropertyKey): string =>
  typeof step === "number" ? `${field}[${step}]` : field ? `${field}.${String(step)}` : String(step);

export const fieldName = (steps: readonly PropertyKey[]): string => steps.reduce<string>(fieldIn, "");

export const stepsOf = (field: string): Step[] =>
  (field.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

export const parentOf = (field: string): string => fieldName(stepsOf(field).slice(0, -1));
