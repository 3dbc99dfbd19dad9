import type { Text } from "#app/content/text.ts";
import { Words } from "#app/sections/words.tsx";

/** The page in two or three sentences, before anything else. */
export function Gist({ sentences }: { sentences: readonly Text[] }) {
  return (
    <p className="wrap pt-10 text-lead md:pt-14">
      <span className="block max-w-[44rem]">
        {sentences.map((sentence, i) => (
          <span key={i}>
            <Words of={sentence} />{" "}
          </span>
        ))}
      </span>
    </p>
  );
}
