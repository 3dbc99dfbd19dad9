import { calendarText } from "#app/content/content.ts";
import { fill } from "#app/content/fill.ts";
import type { WeekChoice, WeekPlan } from "#app/shared/week.ts";

const words = calendarText.week;
const weeks = 4;

/** Four weeks without dates and without boxes to tick, so that a day left out leaves no gap. */
export function MonthSheet({ plan, heading, choice }: { plan: WeekPlan; heading: string; choice: WeekChoice }) {
  const { days, time } = choice;
  const entryOf = (week: number, day: number) => plan.entries[(week * days.length + day) % plan.entries.length]!;
  return (
    <>
      <h2>{heading}</h2>
      <p>{fill(words.sheet, { time, minutes: plan.minutes })}</p>
      <table>
        <thead>
          <tr>
            {days.map((day) => (
              <th key={day} scope="col">
                {words.dayNames[day - 1]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeks }, (_, week) => (
            <tr key={week}>
              {days.map((day, i) => (
                <td key={day}>{entryOf(week, i).title}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
