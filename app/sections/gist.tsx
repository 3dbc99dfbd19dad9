import type { Text } from "#app/content/text.ts";
import { Words } from "#app/sections/words.tsx";

/** The page in two or three sentences, before anything else. */
export function Gist({ sentences }: { sentences: readonly Text[] }) {
  return (
    <p className="wrap pt-10 md:pt-16">
      <span className="block max-w-[47rem] text-lead">
        {sentences.map((sentence, i) => (
          <span key={i}>
            <Words of={sentence} />{" "}
          </span>
        ))}
      </span>
    </p>
  );
}
