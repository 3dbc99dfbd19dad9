import { labels } from "#app/content/content.ts";
import { Blocks } from "#app/sections/blocks.tsx";
import type { SectionOf } from "#app/sections/section-type.ts";

type Chart = NonNullable<SectionOf<"quoted-figures">["figures"][number]["chart"]>;
type Finding = Chart["findings"][number];

const width = 300;
const margin = 22;
const rowHeight = 30;

/** The quoted figure as a band, and under it each finding as a dot with its range. The table below has the same numbers. */
export function FindingsChart({ chart }: { chart: Chart }) {
  const { from, to, unit, quoted, quotedLabel, findings } = chart;
  const x = (value: number) => margin + ((value - from) / (to - from)) * (width - 2 * margin);
  const axis = 14 + (findings.length + 1) * rowHeight;
  return (
    <>
      <svg viewBox={`0 0 ${width} ${axis + 26}`} aria-hidden="true" className="findings-chart" fontSize="15">
        <path className="chart-line" d={`M${x(from)} ${axis}H${x(to)}M${x(0)} 8V${axis}`} />
        {ticks(from, to).map((tick) => (
          <text key={tick} x={x(tick)} y={axis + 20}>
            {signed(tick)}
          </text>
        ))}
        <rect
          className="chart-quoted"
          x={x(Math.min(...quoted)) - 3}
          y="14"
          width={x(Math.max(...quoted)) - x(Math.min(...quoted)) + 6}
          height="16"
          rx="8"
        />
        {findings.map(({ label, value, low, high }, i) => {
          const y = 14 + (i + 1.5) * rowHeight;
          return (
            <g key={label}>
              {low !== undefined && high !== undefined && (
                <path className="chart-range" d={`M${x(low)} ${y}H${x(high)}`} />
              )}
              <circle className="chart-dot" cx={x(value)} cy={y} r="7" />
            </g>
          );
        })}
      </svg>
      <table className="findings-table">
        <caption className="sr-only">{unit}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{labels.chart.finding}</th>
            <th scope="col">{unit}</th>
            <th scope="col">{labels.chart.certainty}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <span className="chart-key chart-key-quoted" />
              {labels.chart.quoted}
            </th>
            <td>{quotedLabel}</td>
            <td />
          </tr>
          {findings.map((finding) => (
            <tr key={finding.label}>
              <th scope="row">
                <span className="chart-key chart-key-dot" />
                {finding.label}
              </th>
              <td>{finding.words}</td>
              <td>
                <Certainty finding={finding} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Four bars, as many of them filled as we can be sure. */
function Certainty({ finding: { certainty } }: { finding: Finding }) {
  return (
    <span className="whitespace-nowrap">
      <svg viewBox="0 0 40 16" aria-hidden="true" className="certainty">
        {[1, 2, 3, 4].map((level) => (
          <rect
            key={level}
            x={(level - 1) * 10}
            y={13 - level * 3}
            width="7"
            height={level * 3 + 3}
            rx="1.5"
            className={level <= certainty ? "certainty-full" : "certainty-empty"}
          />
        ))}
      </svg>
      <span className="sr-only">{labels.chart.levels[certainty - 1]}</span>
    </span>
  );
}

/** A true minus sign, which screen readers read as such. */
const signed = (value: number) => String(value).replace("-", "−");

/** Four to six round numbers between the ends. */
function ticks(from: number, to: number): number[] {
  const step = [5, 10, 20, 25].find((size) => (to - from) / size <= 5) ?? 50;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step);
}

/** A hundred people for each group. Those it happened to are filled, the others outlined. */
export function People({ body, groups }: SectionOf<"people">) {
  return (
    <div className="grid items-start gap-x-16 gap-y-4 lg:grid-cols-[1.15fr_1fr]">
      <Blocks body={body} className="max-w-measure" />
      <div className="grid grid-cols-2 gap-5 pb-6 sm:gap-8">
        {groups.map(({ label, value, words }) => (
          <figure key={label} className="flex flex-col justify-between gap-3">
            <figcaption>
              <strong className="font-display text-h3">
                <svg viewBox="4 0 12 18" aria-hidden="true" className="people-key people-counted">
                  <path d={crowd(0, 1)} />
                </svg>
                {words}
              </strong>
              <br />
              {label}
            </figcaption>
            <svg viewBox="0 0 200 200" aria-hidden="true" className="people">
              <path className="people-rest" d={crowd(value, 100)} />
              <path className="people-counted" d={crowd(0, value)} />
            </svg>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** People number `from` to `to` of ten rows of ten, each a head above shoulders. */
function crowd(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, i) => {
    const [column, row] = [(from + i) % 10, Math.floor((from + i) / 10)];
    return `M${column * 20 + 10} ${row * 20 + 3}a3 3 0 1 1-.1 0zm-5 14v-3a5 5 0 0 1 10 0v3z`;
  }).join("");
}
