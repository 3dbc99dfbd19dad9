import { use, type ReactNode } from "react";
import { BreathPanel } from "#app/breath/breath-panel.tsx";
import { SharePage } from "#app/browser/share-page.tsx";
import { FollowAlong } from "#app/follow-along/follow-along.tsx";
import { Island } from "#app/islands/island.tsx";
import { labels } from "#app/content/content.ts";
import { practiceId } from "#app/content/fragments.ts";
import { plain, stepText } from "#app/content/text.ts";
import { longStep } from "#app/follow-along/long-step.ts";
import { CurrentPath } from "#app/page/current-path.ts";
import type { PreparedPractice, PreparedText } from "#app/page/prepared-text.ts";
import { cardSurface } from "#app/sections/card.tsx";
import { CautionList } from "#app/sections/cautions.tsx";
import { InlineText, Paragraph } from "#app/sections/inline-text.tsx";
import { StepFigures } from "#app/sections/step-figures.tsx";
import { CautionLabel, CautionRule } from "#app/ui/caution.tsx";
import { FoldLine } from "#app/ui/fold-line.tsx";

/** A practice, and the #fragment where it is. */
type PlacedPractice = { practice: PreparedPractice; id: string };

type PracticeSheetProps = PlacedPractice & {
  /** Beside the button that sends it. */
  children?: ReactNode;
};

/** One practice at full width, like an exercise sheet. */
export function PracticeSheet({ practice, id, children }: PracticeSheetProps) {
  return (
    <article className="practice-sheet card-surface grid grid-cols-1 gap-y-5 card-pad md:gap-y-8">
      <Opening practice={practice}>
        <div>
          <h3 className="text-h3">{practice.title}</h3>
          <PracticeFacts practice={practice} />
        </div>
      </Opening>
      <Follow practice={practice} />
      <PracticeSteps practice={practice} />
      <div className="sheet-buttons no-print">
        {children}
        <Share practice={practice} id={id} />
      </div>
    </article>
  );
}

/** Practices in a list, a fold each. The caution opens with the steps, so nobody meets one without the other. */
export function PracticeFolds({ practices }: { practices: readonly PreparedPractice[] }) {
  const alone = practices.length === 1;
  return (
    <div className="practice-folds grid gap-3 lg:gap-8" data-stagger="0.1">
      {practices.map((practice) => (
        <article key={practice.title} className={`${cardSurface} min-w-0`}>
          <details className="practice-fold">
            <FoldLine>
              <Thumbnails practice={practice} alone={alone} />
              <span>
                <h3 className={alone ? "text-h3" : "text-h4"}>{practice.title}</h3>
                <PracticeFacts practice={practice} />
              </span>
            </FoldLine>
            {/* In the fold, which browsers open for a link into it. */}
            <div id={practiceId(practice.title)} className="grid grid-cols-1 gap-y-5 card-pad md:gap-y-8">
              <Opening practice={practice} />
              <Follow practice={practice} />
              <PracticeSteps practice={practice} />
              <div className="scripts-only no-print">
                <Share practice={practice} id={practiceId(practice.title)} />
              </div>
            </div>
          </details>
        </article>
      ))}
    </div>
  );
}

/** What it is, and who should take care. A long caution has the whole width, so that no column beside it is empty. */
function Opening({ practice, children }: { practice: PreparedPractice; children?: ReactNode }) {
  const text = <Paragraph text={practice.text} className="mt-2 max-w-measure" />;
  const caution = <PracticeCaution practice={practice} />;
  if (practice.caution.avoid.length < 3)
    return (
      <div className="side">
        <div>
          {children}
          {text}
        </div>
        {caution}
      </div>
    );
  return (
    <>
      <div className={children ? "side items-baseline gap-y-0" : undefined}>
        {children}
        {text}
      </div>
      {caution}
    </>
  );
}

function Follow({ practice: { title, follow } }: { practice: PreparedPractice }) {
  if (!follow) return null;
  return (
    <div>
      <Island name="follow-along/follow-along" of={FollowAlong} props={{ title }} />
    </div>
  );
}

/** After the steps, which are what visitors came for. */
function Share({ practice: { title }, id }: PlacedPractice) {
  return <Island name="browser/share-page" of={SharePage} props={{ title, to: `${use(CurrentPath)}#${id}` }} />;
}

/** The step in the middle, which is the practice at its fullest. Alone in a wide card, also one before and one after it. */
function Thumbnails({ practice: { steps }, alone }: { practice: PreparedPractice; alone: boolean }) {
  const drawn = steps.flatMap((step) => figuresOf(step)?.[0] ?? []);
  const sixths = alone && drawn.length > 2 ? [1, 3, 5] : [3];
  return sixths.map((sixth) => {
    const figure = drawn[Math.floor((drawn.length * sixth) / 6)];
    return figure && <FigureThumbnail key={sixth} figure={figure} className={sixth === 3 ? "" : "hidden xl:block"} />;
  });
}

/** Decoration: the title beside it says it all. */
export function FigureThumbnail({
  figure: { name, width, height },
  className = "",
}: {
  figure: { name: string; width: number; height: number };
  className?: string;
}) {
  const classes = `thumbnail ${className}`.trim();
  return <img src={`/figures/${name}.svg`} alt="" width={width} height={height} loading="lazy" className={classes} />;
}

function PracticeSteps({ practice: { steps, breath, caution } }: { practice: PreparedPractice }) {
  const { columns, wide } = columnsFor(steps);
  return (
    <>
      {steps.some(figuresOf) ? (
        <Steps
          steps={steps}
          wide={wide}
          className={`steps-above gap-y-5 md:grid-cols-2 md:gap-y-8 ${fillTwo} ${columnClasses[columns]}`}
        />
      ) : (
        <Steps steps={steps} className="gap-x-14 gap-y-3 lg:grid-cols-2" />
      )}
      {breath ? (
        <div className="grid items-center gap-x-10 gap-y-6 lg:grid-cols-3">
          <div className="lg:col-span-2">
            <Island name="breath/breath-panel" of={BreathPanel} props={{ breath }} />
          </div>
          <GentlerWay text={caution.instead} />
        </div>
      ) : (
        <GentlerWay text={caution.instead} />
      )}
    </>
  );
}

type PracticeFactsProps = { practice: PreparedPractice; className?: string };

/** What is said in a few words under the title of a practice, wherever it is shown. */
export function PracticeFacts({ practice: { amount }, className = "text-small" }: PracticeFactsProps) {
  if (!amount) return null;
  return (
    <p className={`${className} text-quiet`}>
      <span className="sr-only-inline">{`${labels.amount} `}</span>
      {amount}
    </p>
  );
}

/** Five, four or three columns, whichever leaves no hole at the end, or one that a wide step fills. */
function columnsFor(steps: PreparedPractice["steps"]) {
  const { length } = steps;
  const columns = length % 5 === 0 ? 5 : length % 3 === 0 || steps.some(needsRoom) ? 3 : 4;
  if (length % columns !== columns - 1) return { columns };
  const roomy = steps.findIndex((step, i) => needsRoom(step) && i % columns < columns - 1);
  return { columns, wide: roomy < 0 ? length - 1 : roomy };
}

/** In two columns, the last of an odd number of steps fills the row. */
const fillTwo = "md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2";

const columnClasses: Record<number, string> = {
  3: "gap-x-10 lg:grid-cols-3",
  4: "gap-x-6 lg:grid-cols-4",
  5: "gap-x-6 lg:grid-cols-5",
};

type StepsProps = Pick<PreparedPractice, "steps"> & {
  /** The number of the step, from 0, that spans two columns. */
  wide?: number;
  className: string;
};

export function Steps({ steps, wide, className }: StepsProps) {
  const drawn = steps.some(figuresOf);
  return (
    <ol role="list" className={`steps grid ${drawn ? "steps-drawn" : ""} ${className}`}>
      {steps.map((step, i) => {
        const figures = figuresOf(step);
        return (
          <li key={i} className={(drawn && `${drawnClass(step)}${i === wide ? " lg:col-span-2" : ""}`) || undefined}>
            <span className={drawn ? "step-badge" : "font-display text-h3 leading-none text-link"}>
              {i + 1}
              <span className="sr-only-inline">. </span>
            </span>
            <Paragraph text={stepText(step)} />
            {figures && <StepFigures figures={figures} />}
          </li>
        );
      })}
    </ol>
  );
}

function figuresOf(step: PreparedPractice["steps"][number]) {
  return typeof step === "object" && "figures" in step ? step.figures : undefined;
}

const needsRoom = (step: PreparedPractice["steps"][number]) => (figuresOf(step)?.length ?? 0) > 2;

function drawnClass(step: PreparedPractice["steps"][number]) {
  const figures = figuresOf(step);
  if (!figures) return "words-only";
  if (figures.length > 1) return needsRoom(step) ? "several-figures many-figures" : "several-figures";
  const { width, height } = figures[0]!;
  // A drawing of somebody lying down would be tiny beside its text.
  return width > 1.5 * height || plain(stepText(step)).length > longStep ? "long-step" : "";
}

/** Always shown before the steps. */
export function PracticeCaution({ practice: { title, caution } }: { practice: PreparedPractice }) {
  return (
    <CautionRule>
      <h4>
        <CautionLabel level="caution">{`: ${title}`}</CautionLabel>
      </h4>
      <CautionList items={caution.avoid} />
    </CautionRule>
  );
}

type GentlerWayProps = { text: PreparedText | undefined; ground?: string };

export function GentlerWay({ text, ground = "bg-fact" }: GentlerWayProps) {
  if (!text) return null;
  return (
    <p data-gentler="" className={`w-fit max-w-[44rem] rounded-field ${ground} px-4 py-3`}>
      <strong>{`${labels.instead} `}</strong>
      <InlineText text={text} />
    </p>
  );
}
