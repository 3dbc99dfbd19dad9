import { minimumFillTime } from "#app/shared/fill-time.ts";

/** The honeypot is filled in, or the form was open too briefly. Without scripts the time is unknown. */
export function looksAutomated(fields: FormData): boolean {
  const elapsed = fields.get("elapsed");
  return Boolean(fields.get("website")) || (elapsed !== null && !(Number(elapsed) >= minimumFillTime));
}
