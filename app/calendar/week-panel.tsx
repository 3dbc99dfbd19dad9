import { useState, type SubmitEvent } from "react";
import { createPortal, flushSync } from "react-dom";
import { announce } from "#app/browser/announce.ts";
import { calendarText } from "#app/content/content.ts";
import { MonthSheet } from "#app/calendar/month-sheet.tsx";
import { printOnly } from "#app/inline/print-sheet.ts";
import { calendarFile } from "#app/shared/calendar-file.ts";
import { everyDay, planWeek, usualTime, type WeekChoice, type WeekPlan } from "#app/shared/week.ts";
import { Field } from "#app/ui/field.tsx";
import { PillButton } from "#app/ui/pill-button.tsx";

const words = calendarText.week;

/** A button that opens the form, so that the page carries only the button. */
export function WeekPanel(props: WeekFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PillButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.open}
      </PillButton>
      {isOpen && <WeekForm {...props} />}
    </>
  );
}

type WeekFormProps = { plan: WeekPlan; heading: string };

/** Makes a calendar file of the chosen days, or a month to print, on the visitor's device. */
function WeekForm({ plan, heading }: WeekFormProps) {
  const [fault, setFault] = useState<string>();
  const [month, setMonth] = useState<{ place: HTMLElement; choice: WeekChoice }>();

  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const choice = choiceOf(form);
    const fault = choice.days.length === 0 ? words.noDay : choice.time ? undefined : words.noTime;
    setFault(fault);
    if (fault) return announce(fault);
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    if ((submitter as HTMLButtonElement | null)?.value === "month") printMonth(form, choice);
    else saveFile(plan, choice);
  }

  function printMonth(form: HTMLFormElement, choice: WeekChoice) {
    const place = monthPlace(form.closest("section")!);
    flushSync(() => setMonth({ place, choice }));
    printOnly(place);
    // Removed before the next press, which may print the section itself.
    const clear = () => {
      setMonth(undefined);
      place.remove();
    };
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, clear, { once: true, capture: true });
  }

  return (
    <form onSubmit={choose} noValidate className="mt-4 flex max-w-measure flex-col items-start gap-4">
      <p>{words.note}</p>
      <Field id={`${plan.id}-time`} label={words.time}>
        {(control) => <input {...control} type="time" name="time" defaultValue={usualTime} />}
      </Field>
      <fieldset className="w-full">
        <legend className="font-semibold">{words.days}</legend>
        <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
          {everyDay.map((day) => (
            <label key={day} className="flex min-h-13 items-center gap-2">
              <input
                type="checkbox"
                name="day"
                value={day}
                defaultChecked={plan.days.includes(day)}
                className="size-6"
              />
              {words.dayNames[day - 1]}
            </label>
          ))}
        </div>
      </fieldset>
      {fault && <p className="font-semibold text-error">{fault}</p>}
      <p className="flex flex-wrap gap-3">
        <button className="button">{words.file}</button>
        <button value="month" className="button-quiet button">
          {words.month}
        </button>
      </p>
      {month && createPortal(<MonthSheet plan={plan} heading={heading} choice={month.choice} />, month.place)}
    </form>
  );
}

/** Right after the section, as print.css expects. The form may have been closed and opened again. */
function monthPlace(section: Element): HTMLElement {
  const next = section.nextElementSibling as HTMLElement;
  if (next.matches(".month-sheet")) return next;
  const place = Object.assign(document.createElement("div"), { className: "month-sheet" });
  section.after(place);
  return place;
}

function choiceOf(form: HTMLFormElement): WeekChoice {
  const fields = new FormData(form);
  return { time: String(fields.get("time")), days: fields.getAll("day").map(Number) };
}

function saveFile(plan: WeekPlan, choice: WeekChoice) {
  const now = new Date();
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const events = planWeek(plan, choice, { origin: location.origin, from, title: words.event });
  const blob = new Blob([calendarFile(events, { host: location.host, now })], { type: "text/calendar" });
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href, download: `${plan.id}.ics` }).click();
  announce(words.made);
  // Not at once: some browsers ask first where to save it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
