import { playerText } from "#app/content/content.ts";
import type { LoadedSession, SharedCautions } from "#app/page/load-sessions.ts";
import { CautionLabel, CautionRule } from "#app/ui/caution.tsx";
import { Heading, type HeadingLevel } from "#app/ui/heading.tsx";
import { FoldLine } from "#app/ui/fold-line.tsx";

const { caution, beforePlay, madeBy } = playerText;

/**
 * What every session has in common, once above the sessions: the rules for everybody, who must read on, and the lists
 * in a fold. Each player refers to the rules.
 */
export const sharedCautionPlace = { id: "before-listening", heading: caution.all };
export const beforePlayId = "before-play";

export function SharedCaution({ avoid, stop, level }: SharedCautions & { level: HeadingLevel }) {
  return (
    <CautionRule className="text-small leading-normal">
      <Heading
        level={level}
        id={sharedCautionPlace.id}
        className="flex scroll-mt-8 flex-wrap items-center gap-x-3 text-h4"
      >
        <CautionLabel level="caution">{": "}</CautionLabel>
        <span>{sharedCautionPlace.heading}</span>
      </Heading>
      <p id={beforePlayId} className="mt-2 max-w-measure">
        {beforePlay}
      </p>
      <p className="mt-2 max-w-measure">{caution.readFirst}</p>
      <details>
        <FoldLine>
          <span className="font-semibold">{caution.open}</span>
        </FoldLine>
        <div className="mt-3 grid grid-cols-1 gap-5">
          <SharedList lead={caution.avoid} sentences={avoid} />
          <SharedList lead={caution.stop} sentences={stop} />
          <p>{madeBy}</p>
        </div>
      </details>
    </CautionRule>
  );
}

function SharedList({ lead, sentences }: SentencesProps & { lead: string }) {
  return (
    <div>
      <p className="mb-1.5 font-semibold">{lead}</p>
      <Sentences sentences={sentences} />
    </div>
  );
}

type OwnCautionProps = { session: LoadedSession; level: HeadingLevel };

/** What differs from the other sessions: when to call for help, then who should take care, then when to stop. */
export function OwnCaution({ session: { topic, title, avoid, stop }, level }: OwnCautionProps) {
  const sentences = [...avoid, ...stop];
  const urgent = sentences.filter((sentence) => isUrgent.test(sentence));
  return (
    <CautionRule className="text-small leading-normal">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading level={level} id={`${topic}-caution`}>
          <CautionLabel level="caution">{`: ${title}`}</CautionLabel>
        </Heading>
        <p>
          <a href={`#${sharedCautionPlace.id}`} className="-my-2 inline-flex min-h-11 items-center">
            {caution.seeAll}
          </a>
        </p>
      </div>
      <Sentences sentences={[...urgent, ...sentences.filter((sentence) => !urgent.includes(sentence))]} />
    </CautionRule>
  );
}

/** Sentences that name a call for help come first, and stand out. */
const isUrgent = /emergency number|helpline|crisis/i;

type SentencesProps = { sentences: readonly string[] };

function Sentences({ sentences }: SentencesProps) {
  return (
    <ul role="list" className="ranks space-y-1">
      {sentences.map((sentence) => (
        <li key={sentence} className={isUrgent.test(sentence) ? "rank-urgent" : undefined}>
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
