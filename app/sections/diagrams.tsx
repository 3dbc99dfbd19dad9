import { labels } from "#app/content/content.ts";
import { plain } from "#app/content/text.ts";
import type { PreparedText } from "#app/page/prepared-text.ts";
import { beatsOf, beatWidth, placeBeats } from "#app/sections/beats.ts";
import { endToEnd, mapPosition, millennia, percent, sectorsOf, shareScale } from "#app/sections/diagram-geometry.ts";
import type { SectionOf } from "#app/sections/section-type.ts";

// Every drawing here repeats what the words or the table beside it say, so screen readers skip it.

type Bar = { label: string; amount?: string; from: number; to: number; className: string };
type StairsProps = {
  bars: readonly Bar[];
  from: number;
  to: number;
  ticks: readonly { at: number; words: string; className?: string }[];
  /** Names above the bars: room for longer ones. */
  above?: boolean;
};

/** One bar in each row, to one scale, with its name above it or on the side that has more room. */
function Stairs({ bars, from, to, ticks, above = false }: StairsProps) {
  const x = shareScale(from, to);
  const rowHeight = above ? 2.9 : 1.8;
  const foot = bars.length * rowHeight + 0.4;
  return (
    <svg aria-hidden="true" className="stairs" width="100%" height={`${round(foot + 1.7)}em`}>
      <linearGradient id="soft-ends">
        <stop offset="0" stopOpacity="0.12" />
        <stop offset="0.35" />
        <stop offset="0.65" />
        <stop offset="1" stopOpacity="0.12" />
      </linearGradient>
      {ticks.map(({ at, words, className = "" }) => (
        <g key={at}>
          <line x1={percent(x(at))} x2={percent(x(at))} y1="0" y2={`${round(foot)}em`} />
          <text
            className={`stairs-tick ${className}`}
            x={percent(x(at))}
            y={`${round(foot + 1.2)}em`}
            textAnchor={x(at) < 0.05 ? "start" : x(at) > 0.95 ? "end" : "middle"}
          >
            {words}
          </text>
        </g>
      ))}
      {bars.map(({ label, amount, className, ...bar }, i) => {
        const [start, end] = [x(bar.from), x(bar.to)];
        const middle = (i + (above ? 0.78 : 0.5)) * rowHeight;
        const inLeftHalf = start + end < 1;
        return (
          <g key={label} className={className}>
            {end - start < 0.01 ? (
              <circle cx={percent((start + end) / 2)} cy={`${round(middle)}em`} r="0.4em" />
            ) : (
              <rect
                x={percent(start)}
                y={`${round(middle - 0.4)}em`}
                width={percent(end - start)}
                height="0.8em"
                rx="0.4em"
              />
            )}
            <text
              x={percent(inLeftHalf === above ? start : end)}
              y={`${round(middle)}em`}
              dx={above ? "0" : inLeftHalf ? "0.6em" : "-0.6em"}
              dy={above ? "-0.75em" : "0.34em"}
              textAnchor={inLeftHalf ? "start" : "end"}
            >
              {label}
              {amount && <tspan className="font-semibold">{` ${amount}`}</tspan>}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The dated entries to scale, from the oldest to today's century. */
export function TimelineDrawing({ entries, caption }: Pick<SectionOf<"timeline">, "entries"> & { caption?: string }) {
  const dated = entries.flatMap(({ title, years }) => (years ? [{ title, ...years }] : []));
  if (dated.length === 0) return null;
  const from = Math.min(...dated.map((entry) => entry.from));
  const to = Math.max(...dated.map((entry) => entry.to));
  return (
    <figure className="mb-12 max-w-[60rem]">
      <Stairs
        from={from}
        to={to}
        ticks={millennia(from, to).map((year) => ({
          at: year,
          // A phone has no room for them all.
          className: year % 2000 > 1 || year % 2000 < 0 ? "max-md:hidden" : "",
          words: year < 0 ? `${-year} ${labels.chart.bce}` : year === 1 ? `1 ${labels.chart.ce}` : String(year),
        }))}
        bars={dated.map(({ title, label = title, rough, ...years }) => ({
          label,
          ...years,
          className: rough ? "rough" : "recorded",
        }))}
      />
      {caption && <figcaption className="mt-3 text-small text-quiet">{caption}</figcaption>}
    </figure>
  );
}

/** A column of numbers as parts of their sum, each part where the one before it ends. */
export function SharesDrawing({ columns, rows, draw }: Pick<SectionOf<"comparison">, "columns" | "rows" | "draw">) {
  if (draw === undefined) return null;
  const cell = (row: readonly PreparedText[], column: number) => plain(row[column]!);
  const column = columns.indexOf(draw);
  const parts = rows.slice(0, -1);
  const ranges = endToEnd(parts.map((row) => numberIn(cell(row, column))));
  const sum = ranges.at(-1)!.to;
  const x = shareScale(0, sum);
  return (
    <div className="mb-10">
      <svg aria-hidden="true" className="stacked-bar" width="100%" height="2.6em">
        {ranges.map(({ from, to }, i) => (
          <rect
            key={from}
            className={tone(i)}
            x={percent(x(from) + 0.0015)}
            width={percent(x(to) - x(from) - 0.003)}
            height="2.2em"
            rx="0.25em"
          />
        ))}
      </svg>
      <Stairs
        above
        from={0}
        to={sum}
        ticks={[0, 0.25, 0.5, 0.75, 1].map((share) => ({ at: share * sum, words: String(share * sum) }))}
        bars={parts.map((row, i) => ({
          label: cell(row, 0),
          amount: cell(row, column),
          ...ranges[i]!,
          className: tone(i),
        }))}
      />
    </div>
  );
}

/** While editing, a text contains invisible characters. */
const numberIn = (words: string) => Number(words.replace(/[^\d.]/g, ""));

const tone = (i: number) => `tone-${(i % 4) + 1}`;

/** The rows of a table on two scales, with the names of the four directions at the edges. */
export function TableMap({ map }: { map: NonNullable<SectionOf<"comparison">["map"]> }) {
  return (
    <figure className="mb-10">
      <svg aria-hidden="true" className="table-map" width="100%">
        <linearGradient id="map-ground" x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" className="map-soft" />
          <stop offset="1" className="map-strong" />
        </linearGradient>
        <rect width="100%" height="100%" rx="18" fill="url(#map-ground)" />
        <g className="map-edges" fontWeight="600">
          <Edge x="50%" y="0" dy="2.1em" arrow="M-6 13l6-7l6 7z" words={map.top} />
          <Edge x="50%" y="100%" dy="-1.3em" arrow="M-6-13l6 7l6-7z" words={map.bottom} />
          <Edge x="0" y="50%" dx="1.2em" dy="0.35em" anchor="start" arrow="M13-6l-7 6l7 6z" words={map.left} />
          <Edge x="100%" y="50%" dx="-1.2em" dy="0.35em" anchor="end" arrow="M-13-6l7 6l-7 6z" words={map.right} />
        </g>
        {map.places.map((place) => {
          const { x, y } = mapPosition(place);
          return (
            <g key={place.name}>
              <circle cx={percent(x)} cy={percent(y)} r="6" />
              <text x={percent(x)} y={percent(y)} dy="1.45em" textAnchor="middle">
                {place.name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-3 text-small text-quiet">{map.note}</figcaption>
    </figure>
  );
}

type EdgeProps = {
  x: string;
  y: string;
  dx?: string;
  dy: string;
  anchor?: "start" | "end";
  arrow: string;
  words: string;
};

/** An arrow at the edge of a map, and the word for its direction. */
function Edge({ x, y, dx, dy, anchor, arrow, words }: EdgeProps) {
  return (
    <svg x={x} y={y} overflow="visible">
      <path d={arrow} />
      <text dx={dx} dy={dy} textAnchor={anchor ?? "middle"}>
        {words}
      </text>
    </svg>
  );
}

/** A plate with its shares of food: leaves, then grains, then pulses. */
export function Plate({ shares }: { shares: NonNullable<SectionOf<"cards">["plate"]> }) {
  const sectors = sectorsOf(shares, 150, 122);
  return (
    <svg viewBox="0 0 300 300" aria-hidden="true" className="plate" fontSize="17" fontWeight="600" textAnchor="middle">
      <circle className="plate-rim" cx="150" cy="150" r="147" />
      {sectors.map(({ outline, label, spots }, i) => (
        <g key={i} className={`food-${(i % 3) + 1}`}>
          <path className="food-ground" strokeWidth="6" d={outline} />
          <path
            className="food"
            strokeLinecap="round"
            strokeWidth={[0, 6, 11][i % 3]}
            d={spots.map(({ x, y }, n) => foods[i % 3]!(Math.round(x), Math.round(y), n)).join("")}
          />
          <text x={label.x} y={label.y} dy="0.35em">
            {shares[i]!.label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A leaf and a grain lie in any direction; a pulse is the round end of a line without length. */
const foods = [
  (x: number, y: number, n: number) => {
    const [dx, dy] = [Math.round(9 * Math.cos(n * 2.4)), Math.round(9 * Math.sin(n * 2.4))];
    return `M${x - dx} ${y - dy}q${dx - dy} ${dy + dx} ${2 * dx} ${2 * dy}q${dy - dx} ${-dx - dy} ${-2 * dx} ${-2 * dy}z`;
  },
  (x: number, y: number, n: number) =>
    `M${x} ${y}l${Math.round(8 * Math.cos(n * 2.4))} ${Math.round(8 * Math.sin(n * 2.4))}`,
  (x: number, y: number) => `M${x} ${y}h0`,
];

/** The rhythm of one line of a verse: a dot for a short beat, a bar for a long one, a ring for a breath that only echoes. */
export function Beats({ line }: { line: string }) {
  const { marks, width } = placeBeats(beatsOf(line));
  const pathOf = (kind: string, length: number) =>
    marks.flatMap((mark) => (mark.kind === kind ? `M${mark.x} 7h${length}` : [])).join("");
  return (
    <svg
      viewBox={`0 0 ${width} 14`}
      width={width}
      height="14"
      aria-hidden="true"
      className="beats"
      strokeWidth="5.5"
      strokeLinecap="round"
    >
      <path d={pathOf("long", beatWidth) + pathOf("short", 0)} />
      {marks.map(({ kind, x }) => kind === "echo" && <circle key={x} cx={x} cy="7" r="2.75" strokeWidth="1.5" />)}
    </svg>
  );
}
