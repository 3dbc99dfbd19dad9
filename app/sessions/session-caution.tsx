import { playerText } from "#app/content/player-text.ts";
import type { LoadedSession } from "#app/page/load-sessions.ts";
import { Heading, type HeadingLevel } from "#app/ui/heading.tsx";

type SessionCautionProps = Pick<LoadedSession, "title" | "avoid" | "stop"> & {
  level: HeadingLevel;
  /** One list below the other, for a narrow column. */
  stacked?: boolean;
};

/** Who should avoid a session, and when to stop. */
export function SessionCaution({ title, avoid, stop, level, stacked = false }: SessionCautionProps) {
  return (
    <div className={`grid gap-x-12 gap-y-6 text-small ${stacked ? "" : "md:grid-cols-2"}`}>
      <CautionList level={level} title={title} heading={playerText.caution.avoid} sentences={avoid} />
      <CautionList level={level} title={title} heading={playerText.caution.stop} sentences={stop} />
    </div>
  );
}

type CautionListProps = { level: HeadingLevel; title: string; heading: string; sentences: readonly string[] };

function CautionList({ level, title, heading, sentences }: CautionListProps) {
  return (
    <div>
      <Heading level={level} className="font-body text-small font-semibold tracking-normal">
        <span className="sr-only-inline">{playerText.caution.level}</span>
        {heading}
        <span className="sr-only-inline">{`: ${title}`}</span>
      </Heading>
      <ul className="mt-2 list-disc space-y-1.5 ps-5 marker:text-accent">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
