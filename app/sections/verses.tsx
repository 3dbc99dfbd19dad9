import "#app/chant/chant.css";
import { useState, type MouseEvent } from "react";
import { restoreBeads } from "#app/chant/bead-count.ts";
import { Beads } from "#app/chant/beads.tsx";
import { Tanpura } from "#app/chant/tanpura.tsx";
import { useLines } from "#app/chant/use-lines.ts";
import { chantText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import { cardSurface } from "#app/sections/card.tsx";
import { Beats } from "#app/sections/diagrams.tsx";
import { HearIt } from "#app/sections/hear-it.tsx";
import { Respelling, Roman } from "#app/sections/inline-text.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";

const words = chantText.lines;

type Verse = SectionOf<"verses">["verses"][number];
type VersesProps = {
  verses: readonly Verse[];
  /** Whether the long and short beats are drawn under each line. */
  beats: boolean;
};

/** Verses to read, hear line by line, repeat and count. Without scripts, each line is a link to its recording. */
export function SungVerses({ verses, beats }: VersesProps) {
  const lines = useLines();
  const [isCounting, setCounting] = useState(false);
  /** Undefined until it is opened for the first time. */
  const [isTuning, setTuning] = useState<boolean>();
  const mantras = verses.map(({ title }) => title);
  const count = () => setCounting(true);
  return (
    <div className={isTuning ? "is-tuning" : undefined}>
      <Verses verses={verses} beats={beats} sound={lines} />
      <div className="chant-bar scripts-only no-print">
        {(["slowly", "repeat"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={lines.pace[name]}
            className={barButton}
            onClick={() => lines.changePace({ [name]: !lines.pace[name] })}
          >
            {words[name]}
          </button>
        ))}
        <button
          type="button"
          aria-expanded={isTuning ?? false}
          aria-controls="tanpura"
          className={barButton}
          onClick={() => setTuning(!isTuning)}
        >
          {chantText.tanpura.open}
        </button>
        {isTuning !== undefined && <Tanpura hidden={!isTuning} />}
        <button type="button" className={barButton} onClick={() => void restoreBeads().then(count, count)}>
          {chantText.beads.open}
        </button>
        {lines.failed && <p className="w-full text-center text-error">{words.fault}</p>}
      </div>
      <audio {...lines.player} />
      {isCounting && <Beads mantras={mantras} mantra={mantras[0]!} onClose={() => setCounting(false)} />}
    </div>
  );
}

/** The cards alone. `sound` plays what is recorded of them. */
export function Verses({ verses, beats, sound }: VersesProps & { sound?: Sound }) {
  return (
    <div className="grid gap-3 lg:grid-cols-2" data-stagger="0.1">
      {verses.map((verse) => (
        <VerseCard key={verse.title} verse={verse} beats={beats} sound={sound} />
      ))}
    </div>
  );
}

const barButton = "button button-quiet min-h-11 px-4 py-1 text-small";

type Sound = ReturnType<typeof useLines>;
type CardProps = { verse: Verse; beats: boolean; sound?: Sound };

/** On screen the lines follow the title; screen readers read the meaning first. */
function VerseCard({ verse: { title, meaning, source, lines }, beats, sound }: CardProps) {
  const all = lines.flatMap(({ recording }) => recording ?? []);
  return (
    <article
      className={`${cardSurface} flex min-w-0 flex-col slim-pad text-center wrap-anywhere lg:last:odd:col-span-2`}
    >
      <h3 className="font-body text-small font-semibold text-quiet">{title}</h3>
      <p className="order-2 mx-auto mt-2 max-w-[36rem]">{`“${meaning}”`}</p>
      <blockquote className="order-1 mt-1">
        {lines.map((line, i) => (
          <VerseLine
            key={i}
            line={line}
            name={lines.length > 1 ? fill(words.line, { number: i + 1, title }) : title}
            beats={beats}
            sound={sound}
          />
        ))}
      </blockquote>
      {sound && all.length > 1 && (
        <button
          className="scripts-only no-print order-2 mx-auto min-h-11 px-4 text-small text-link underline"
          onClick={() => sound.toggle(all)}
        >
          {sound.isAsked(all) ? words.stop : words.all}
          <span className="sr-only-inline">{` ${title}`}</span>
        </button>
      )}
      <p className="order-3 mx-auto mt-1 max-w-[36rem] text-small text-quiet">{source}</p>
    </article>
  );
}

type LineProps = { line: Verse["lines"][number]; name: string; beats: boolean; sound?: Sound };

/** In reverse order in the document: screen readers say the respelling best. They skip the bar that ends a line in Devanagari. */
function VerseLine({ line: { devanagari, roman, say, recording }, name, beats, sound }: LineProps) {
  const [, script, bar] = /^(.*?)( [।॥])?$/.exec(devanagari)!;
  const isHeard = recording && sound?.heard === recording;
  function press(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The inline script would play it, too.
    event.stopPropagation();
    sound?.toggle([recording!]);
  }
  return (
    <div className={`flex flex-col-reverse rounded-field py-1 ${isHeard ? "bg-fact" : ""}`}>
      <p className="text-small text-quiet">
        <Respelling say={say} />
      </p>
      <p lang="sa-Latn" className="text-lead">
        <Roman words={roman} />
        {beats && <Beats line={roman} />}
      </p>
      <div className={`flex items-center justify-center ${recording ? "verse-line" : ""}`}>
        {recording && (
          <HearIt src={recording} className="grid size-11 shrink-0 place-items-center text-link" onClick={press}>
            <span className="sr-only">{`${sound?.isAsked([recording]) ? words.stop : words.hear} ${name}`}</span>
          </HearIt>
        )}
        <p lang="sa" className="text-h3 leading-normal">
          {script}
          {bar && <span aria-hidden="true">{bar}</span>}
        </p>
      </div>
    </div>
  );
}
