// Writes iCalendar files (RFC 5545) of a visitor's own plan, in browsers and at build time.

/** One appointment in local time, wherever the calendar is: "2026-11-19T08:00". */
export type CalendarEvent = {
  id: string;
  start: string;
  minutes: number;
  title: string;
  text: string;
  address: string;
  /** Returns on the same day of every week. */
  weekly?: boolean;
};

export function calendarFile(events: readonly CalendarEvent[], { host, now }: { host: string; now: Date }): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//EN`,
    ...events.flatMap(({ id, start, minutes, title, text, address, weekly }) => [
      "BEGIN:VEVENT",
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${start.replace(/[-:]/g, "")}00`,
      `DURATION:PT${minutes}M`,
      ...(weekly ? ["RRULE:FREQ=WEEKLY"] : []),
      `SUMMARY:${escape(title)}`,
      `DESCRIPTION:${escape(`${text}\n${address}`)}`,
      `URL:${address}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const escape = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

const octets = (character: string) => new TextEncoder().encode(character).length;

/** At most 75 octets in a line. A character is never divided; the next line begins with a space. */
function fold(line: string): string {
  let folded = "";
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > 75) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
