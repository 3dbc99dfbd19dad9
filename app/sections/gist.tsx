import type { Text } from "#app/content/text.ts";
import { Words } from "#app/sections/words.tsx";

/** The page in two or three sentences, before anything else. */
export function Gist({ text }: { text: Text }) {
  return (
    <p className="wrap pt-10 md:pt-16">
      <span className="block max-w-[47rem] text-lead">
        <Words of={text} />
      </span>
    </p>
  );
}
