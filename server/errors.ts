/** The error's code, such as EADDRINUSE or SQLITE_FULL, or its class. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** The code and the stack frames. Not the message, because it may quote what a visitor sent. */
export function errorForLog(error: unknown): { reason: string; stack?: string } {
  const frames = error instanceof Error && error.stack?.replace(error.message, "").match(/^ {4}at .*$/gm);
  return { reason: errorCode(error), ...(frames && { stack: frames.join("\n") }) };
}

/** Formats a configuration or storage error for the terminal. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}
