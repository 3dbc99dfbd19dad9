/** Classes of a link that looks like a small button. */
export const chip =
  "flex h-full min-h-11 items-center justify-center rounded-full border border-edge bg-page px-3 text-center text-small leading-tight no-underline";
