/** For storage, which may be full or blocked: undefined instead of an error. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
