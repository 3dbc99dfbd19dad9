/** Browsers of the last four years. docs/accessibility.md says what the oldest of them do without. */
export const browsers = ["chrome108", "edge108", "firefox107", "safari16.1", "ios16.1"];
