import type { ClassEvent } from "#app/content/schema/events.ts";

/** The clocks of Vienna change five days after its first day. */
export const weeklyClass: ClassEvent = {
  id: "tuesday-class",
  title: "Slow yoga",
  service: "yoga-classes",
  day: "2026-10-20",
  starts: "18:00",
  ends: "19:15",
  repeats: "every week",
  zone: "Europe/Vienna",
  place: "A street 1, Vienna",
};
