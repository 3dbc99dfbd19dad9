import type { ReactNode } from "react";
import { playerText, urgentSigns } from "#app/content/content.ts";
import { crisisLines } from "#app/content/session-sentences.ts";
import { partsOf, plain, richText, type Inline } from "#app/content/text.ts";
import type { LoadedSession, SharedCautions } from "#app/page/load-sessions.ts";
import { CautionLabel, CautionRule, CrisisList } from "#app/ui/caution.tsx";
import { Heading, type HeadingLevel } from "#app/ui/heading.tsx";
import { FoldLine } from "#app/ui/fold-line.tsx";

const { caution, beforePlay } = playerText;

/**
 * What every session has in common, once above the sessions: one sentence, and all cautions in a fold, so that the first
 * session is near. The rules for everybody, and who must read on, are beside each player.
 */
export const sharedCautionPlace = { id: "before-listening", heading: caution.all };

/** The rules for everybody, beside each player. */
export const beforePlayId = (topic: string) => `${topic}-before-play`;

export function SharedCaution({ avoid, stop, level }: SharedCautions & { level: HeadingLevel }) {
  return (
    <CautionRule className="text-[1.0625rem] leading-normal md:text-[1.125rem]">
      <div>
        <Heading
          level={level}
          id={sharedCautionPlace.id}
          className="mb-1 flex scroll-mt-8 flex-wrap items-center gap-x-3 font-body text-body"
        >
          <CautionLabel level="caution">{": "}</CautionLabel>
          <span className="font-normal">{sharedCautionPlace.heading}</span>
        </Heading>
        <p>{caution.everybody}</p>
      </div>
      <details>
        <FoldLine>
          <span className="font-semibold">{caution.open}</span>
        </FoldLine>
        <div className="mt-3 grid max-w-[38rem] gap-3">
          <SharedList lead={caution.avoid} sentences={avoid} />
          <SharedList lead={caution.stop} sentences={stop} />
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

type OwnCautionProps = { session: LoadedSession; level: HeadingLevel; children: ReactNode };

/**
 * The cautions of a session around its player: when to call for help above it, short, so that the player is near; below it
 * the session's other cautions, the urgent ones first, and what holds for all sessions.
 */
export function OwnCaution({ session: { topic, title, avoid, stop }, level, children: player }: OwnCautionProps) {
  const sentences = [...avoid, ...stop];
  const urgent = sentences.find((sentence) => isUrgent.test(sentence) && letters(sentence) !== crisis);
  const others = sentences
    .filter((sentence) => sentence !== urgent)
    .sort((a, b) => Number(isUrgent.test(b)) - Number(isUrgent.test(a)));
  const forEverybody = <p id={beforePlayId(topic)}>{beforePlay}</p>;
  return (
    <>
      <CautionRule className="text-[1.0625rem] leading-normal">
        <Heading level={level} id={`${topic}-caution`}>
          <CautionLabel level="caution">{`: ${title}`}</CautionLabel>
        </Heading>
        {urgent ? <Sentences sentences={[urgent]} /> : forEverybody}
      </CautionRule>
      {player}
      <div className="grid grid-cols-1 gap-2 text-[1.0625rem] leading-normal">
        <Sentences sentences={others} />
        {urgent && forEverybody}
        <p>
          {`${caution.readFirst} `}
          <a href={`#${sharedCautionPlace.id}`} className="-my-2 inline-flex min-h-11 items-center">
            {caution.seeAll}
          </a>
        </p>
      </div>
    </>
  );
}

/** Long, and not what most listeners open a session for: it follows the player. */
const crisis = letters(crisisLines(urgentSigns.emergency));

/** Sentences are compared by their letters, because the editor puts invisible signs into words. */
function letters(words: string) {
  return words.replace(/\P{L}/gu, "");
}

/** Sentences that name a call for help stand out. */
const isUrgent = /emergency number|helpline|crisis/i;

type SentencesProps = { sentences: readonly string[] };

function Sentences({ sentences }: SentencesProps) {
  return (
    <ul role="list" className="ranks grid grid-cols-1 gap-1">
      {sentences.map((sentence) => (
        <li key={sentence} className={isUrgent.test(sentence) ? "rank-urgent" : undefined}>
          {letters(sentence) === crisis ? <CrisisLines /> : <Sentence>{sentence}</Sentence>}
        </li>
      ))}
    </ul>
  );
}

function CrisisLines() {
  const { lead = "", lines = [] } = urgentSigns.emergency.crisis ?? {};
  return (
    <>
      <p>{lead}</p>
      <CrisisList>
        {lines.map((line, i) => (
          <li key={i}>{partsOf(line).map(drawPart)}</li>
        ))}
      </CrisisList>
    </>
  );
}

function drawPart(part: Inline, i: number) {
  if (typeof part === "string" || !("href" in part)) return plain(richText([part]));
  return (
    <a key={i} href={part.href}>
      {part.words}
    </a>
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
