import { Fragment } from "react";

/** A short compound, such as 4-7-8 or twenty-four. Longer ones may break, so that they fit on a narrow screen. */
const compound = /(\b(?=[\w-]{3,12}(?![\w-]))\w+(?:-\w+)+)/;

/** The space in 20 min, in 4 seconds and in 38 °C, and the one before a dot or a dash, which must not begin a line. */
const bound = /(\d) (?=min\b|seconds\b|°)| (?=[·-] )/g;

/** Text in which what belongs together stays on one line: no CSS property prevents a break after a hyphen. */
export function Unbroken({ children: words }: { children: string }) {
  return words
    .replace(bound, "$1\u00a0")
    .split(compound)
    .map((part, i) =>
      i % 2 ? (
        <span key={i} className="whitespace-nowrap">
          {part}
        </span>
      ) : (
        <Fragment key={i}>{part}</Fragment>
      ),
    );
}
