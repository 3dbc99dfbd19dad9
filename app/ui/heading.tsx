import type { ComponentProps } from "react";

export type HeadingLevel = 2 | 3 | 4 | 5;

/** A heading whose level the caller chooses, so that no page skips a level. */
export function Heading({ level, ...rest }: { level: HeadingLevel } & ComponentProps<"h2">) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
