/** What a program or the system said, and what to do about it. The first match counts. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/spawn rsync ENOENT/, "Copying them needs rsync, which is not installed on this computer."],
  [
    /non-fast-forward|fetch first|stale info/,
    "Somebody else has changed the site meanwhile. Ask whoever looks after it to bring both versions together.",
  ],
  [
    /no such remote|does not appear to be a git repository|repository not found/i,
    "The host's repository cannot be found. Ask whoever looks after the site to check its address.",
  ],
  [
    /permission denied \(|could not read (username|password)|authentication failed|host key verification|error: 403/i,
    "The host did not let this computer in. Ask whoever looks after the site to check the key or password.",
  ],
  [/protected branch|pre-receive hook|declined/, "The host refused the change. Ask whoever looks after the site."],
  [/EACCES|EPERM|EROFS|permission denied/i, "This computer may not write to the folder of the site."],
  [/ENOSPC|no space left/i, "The disk is full. Make room, then press Publish again."],
  [
    /could not resolve|timed out|refused|unreachable|connection|network/i,
    "The host cannot be reached. Check the internet connection, then press Publish again.",
  ],
];

/** One sentence for the owner. */
export function adviceFor(error: unknown): string {
  const { message } = error as Error;
  return advice.find(([pattern]) => pattern.test(message))?.[1] ?? `Try again later. ${lastLine(error)}`;
}

export const lastLine = (error: unknown) => (error as Error).message.trim().split("\n").at(-1) ?? "";
