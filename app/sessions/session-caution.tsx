import { playerText } from "#app/content/player-text.ts";
import type { LoadedSession, SharedCautions } from "#app/page/load-sessions.ts";
import { CautionLabel, CautionRule } from "#app/ui/caution.tsx";
import { Heading, type HeadingLevel } from "#app/ui/heading.tsx";

const { caution, beforePlay, madeBy } = playerText;

/** What every session has in common, once above the sessions. Each player refers to its first sentence. */
export const sharedCautionPlace = { id: "before-listening", heading: caution.all };
export const beforePlayId = "before-play";

export function SharedCaution({ avoid, stop, level }: SharedCautions & { level: HeadingLevel }) {
  return (
    <CautionRule className="md:ps-8">
      <Heading level={level} id={sharedCautionPlace.id} className="scroll-mt-8 text-h3">
        <span className="mb-2 block">
          <CautionLabel level="caution">{": "}</CautionLabel>
        </span>
        {sharedCautionPlace.heading}
      </Heading>
      <p id={beforePlayId} className="mt-3 max-w-measure">
        {beforePlay}
      </p>
      <p className="mt-3 max-w-measure">{madeBy}</p>
      <div className="mt-5 grid gap-x-12 gap-y-5 text-small lg:grid-cols-[3fr_1fr]">
        <SharedList lead={caution.avoid} sentences={avoid} className="lg:columns-3 lg:gap-x-10" />
        <SharedList lead={caution.stop} sentences={stop} />
      </div>
    </CautionRule>
  );
}

function SharedList({ lead, sentences, className }: SentencesProps & { lead: string }) {
  return (
    <div>
      <p className="mb-1.5 font-semibold">{lead}</p>
      <Sentences sentences={sentences} className={className} />
    </div>
  );
}

type OwnCautionProps = Pick<LoadedSession, "topic" | "title" | "avoid" | "stop"> & { level: HeadingLevel };

/** What differs from the other sessions: who should take care, then when to stop. */
export function OwnCaution({ topic, title, avoid, stop, level }: OwnCautionProps) {
  return (
    <CautionRule>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading level={level} id={cautionIdOf(topic)} className="scroll-mt-8">
          <CautionLabel level="caution">{`: ${title}`}</CautionLabel>
        </Heading>
        <p>
          <a href={`#${sharedCautionPlace.id}`} className="-my-2 inline-flex min-h-11 items-center">
            {caution.seeAll}
          </a>
        </p>
      </div>
      <Sentences sentences={[...avoid, ...stop]} />
    </CautionRule>
  );
}

export const cautionIdOf = (topic: string) => `${topic}-caution`;

type SentencesProps = { sentences: readonly string[]; className?: string };

function Sentences({ sentences, className = "" }: SentencesProps) {
  return (
    <ul role="list" className={`space-y-1 ${className}`}>
      {sentences.map((sentence) => (
        <li key={sentence} className="break-inside-avoid">
          <Sentence>{sentence}</Sentence>
        </li>
      ))}
    </ul>
  );
}

/** Whom the sentence is for stands out ("Epilepsy: …"), so that readers find their own illness at a glance. */
function Sentence({ children: sentence }: { children: string }) {
  const end = sentence.indexOf(": ") + 1;
  if (end === 0 || end > longestName) return sentence;
  return (
    <>
      <strong className="font-semibold">{sentence.slice(0, end)}</strong>
      {sentence.slice(end)}
    </>
  );
}

const longestName = 60;
