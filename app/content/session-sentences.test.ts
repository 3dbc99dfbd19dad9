import { expect, test } from "vitest";
import type { UrgentSigns } from "#app/content/schema/collections.ts";
import { sessionSentences } from "#app/content/session-sentences.ts";

const list = (signs: Record<string, string>) => ({ lead: "", signs });
const signs: UrgentSigns = {
  strip: { lines: [], fold: "" },
  emergency: list({
    numbness: "a numb seat",
    spine: "with back pain: a weak leg",
    back: "sudden pain",
    "maternity-headache": "in pregnancy: a fit, or a headache",
  }),
  "at-once": list({ "maternity-headache": "in pregnancy: fever; or a pain: a bad one; call your unit at once" }),
  today: list({ "maternity-headache": "after birth: any headache; call your unit today" }),
  soon: list({}),
};
const { maternityHeadache, spine } = sessionSentences(signs, {});

test("a call comes before what it is for, and whom it concerns is said once", () => {
  expect(maternityHeadache).toBe(
    "In pregnancy, call your emergency number now for a fit, or a headache. Call your unit at once for fever; or a pain: a bad one. After birth, call your unit today for any headache. If you cannot get through, call your emergency number.",
  );
});

test("the session for back pain does not ask whether there is back pain", () => {
  expect(spine).toMatch(/for a numb seat, a weak leg, or sudden pain\.$/);
});
