import { expect, test } from "vitest";
import { Content } from "#app/content/read/content.ts";
import { checkRuleHomes, rulesWithAShape } from "#app/checks/rules/rule-homes.ts";
import type { Text } from "#app/content/text.ts";

const content = new Content();
const check = (text: Text, field = "sections[0].intro") =>
  checkRuleHomes(
    { path: "/faq", texts: [{ field, role: "text", text }] },
    { rules: content.rules, allowedWording: [{ page: "/faq", phrase: "The 180/120 rule", reason: "A heading." }] },
  );

test("every rule can be recognised", () => {
  expect(rulesWithAShape.sort()).toEqual(Object.keys(content.rules).sort());
});

test.each([
  ["twenty-weeks", "After twenty weeks of pregnancy, lie on your side."],
  ["keep-medicine", "Never stop a medicine because you feel better."],
  ["keep-medicine", "Please do not change the dose of your tablets."],
  ["approval", "If you are over 65, pregnant or on medicine, ask your doctor first."],
  ["approval", "You are under 18 or over 65."],
  ["blood-pressure", "Do not practise at 180 over 120."],
  ["blood-pressure", "In pregnancy, call at 140/90."],
  ["slow-breath", "Heart failure or lung disease: skip the counting."],
  ["breath-holds", "Skip the hold in pregnancy, after a stroke or with glaucoma."],
  ["chanting", "With a sore throat or an ear infection, chant in your mind only."],
  ["low-sugar", "Give some sugar, then call."],
  ["urgent-signs", "For chest pain, call your emergency number."],
])("a page that spells out %s is refused: %s", (name, sentence) => {
  expect(check(sentence)).toEqual([
    {
      field: "sections[0].intro",
      problem: expect.stringContaining(`the rule "${name}"`),
      fix: expect.stringContaining(`{${name}, short}`),
    },
  ]);
});

test.each([
  "Twenty minutes a day for a few weeks.",
  "Keep taking your medicine.",
  "Tell your teacher about medicine and a recent operation.",
  "In an emergency, call your local emergency number.",
  "The 180/120 rule",
  "Ear infection: sigh softly instead.",
  "Glaucoma: no straining, and no breath holds.",
  "Heart or lung disease: ask your doctor first.",
])("%s passes", (sentence) => expect(check(sentence)).toEqual([]));

test("a rule that is quoted passes, in full and in short", () => {
  const { full, short } = content.rules["twenty-weeks"]!;
  expect(check(full![0] as Text)).toEqual([]);
  expect(check(short)).toEqual([]);
});

test("the shared lists of signs pass", () => {
  expect(check("chest pain: call your emergency number", "sections[1].body[0].signs.lists[0].lead")).toEqual([]);
});
