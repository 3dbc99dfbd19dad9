import { describe, expect, test } from "vitest";
import { allowedClaims, type AllowedClaim } from "#app/content/allowed-claims.ts";
import { plain } from "#app/content/text.ts";
import { textsOf } from "#app/page/page-texts.ts";

/** Words that promise more than any study carries. Whole words, in any case. */
const promises = [
  /cur(?:e|es|ed|ing|e-all)/,
  /heal(?:s|ed|ing)? (?:\w+ )?completely|completely heal(?:s|ed)?|complete healing|heals? (?:all|any|every)\w*/,
  /(?:clinically|scientifically|medically) proven|proven to|science proves/,
  /guarantee(?:s|d|ing)?/,
  /replac(?:e|es|ed|ing) (?:your |all |any |the )?(?:medication|medications|medicine|medicines|treatment|doctor)/,
  /detox(?:es|ing|ify|ifies|ifying|ification)?|toxins?/,
  /miracles?|miraculous(?:ly)?/,
  /boost(?:s|ed|ing)? (?:your |the )?(?:immunity|immune)/,
  /(?:100 ?%|completely|totally|perfectly|absolutely) (?:safe|effective)/,
  /(?:no|without|free of|zero) side[ -]effects?/,
  /eliminat(?:e|es|ed|ing) (?:\w+ )?(?:disease|diseases|illness|pain|stress|anxiety|depression)/,
  /prevent(?:s|ed|ing|ion of)? (?:\w+ )?(?:falls?|cancer|diseases?|illness|strokes?|diabetes|dementia|heart attacks?)/,
  /revers(?:e|es|ed|ing) (?:\w+ )?(?:ageing|aging|diseases?|diabetes|illness)/,
  /melts? (?:away )?(?:fat|pounds|stress)|instant(?:ly)? (?:relief|calm|relax\w*)/,
  /(?:permanent|lasting|total) (?:relief|cure)|pain[- ]free/,
];
// "%" is no letter, so the ends of a word are looked for by hand.
const overclaim = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${promises.map(({ source }) => source).join("|")})(?![\\p{L}\\p{N}])`,
  "iu",
);

type Sentence = { page: string; sentence: string };

const words = {
  ...import.meta.glob<object>(["./**/*.ts", "!./**/*.test.ts", "!./pages/index.ts", "!./allowed-claims.ts"], {
    eager: true,
  }),
  ...import.meta.glob<object>(["../../sound/sessions/*.ts", "!**/*.test.ts"], { eager: true }),
};
const sentences = Object.entries(words).flatMap(([file, exported]) => sentencesIn(pageOf(file), exported));

test("no content promises more than the evidence carries", () => {
  const complaints = sentences
    .filter(({ sentence }) => overclaim.test(sentence))
    .filter((claim) => !allowedClaims.some((allowed) => allows(allowed, claim)))
    .map(({ page, sentence }) => {
      const mend = "say what studies found, or add it to app/content/allowed-claims.ts with a reason";
      return `${page}: "${sentence}" promises too much (${overclaim.exec(sentence)?.[0]}). Mend: ${mend}.`;
    });
  expect([...new Set(complaints)]).toEqual([]);
});

test("every allowance is still needed", () => {
  const unused = allowedClaims
    .filter((allowed) => !sentences.some((claim) => overclaim.test(claim.sentence) && allows(allowed, claim)))
    .map(
      ({ page, phrase }) => `${page} no longer says "${phrase}". Mend: remove it from app/content/allowed-claims.ts.`,
    );
  expect(unused).toEqual([]);
});

describe("the check itself", () => {
  test("all the content is read", () => {
    const read = new Set(sentences.map(({ page }) => page));
    expect([...read]).toEqual(expect.arrayContaining(["/", "/faq", "testimonials", "gallery", "videos", "studies"]));
    expect(sentences.length).toBeGreaterThan(2000);
  });

  test.each([
    "Yoga CURES asthma.",
    "It is 100% safe.",
    "Guaranteed calm.",
    "It boosts immunity!",
    "It prevents falls.",
    "Replaces your medicine.",
  ])("%s is caught", (sentence) => expect(sentence).toMatch(overclaim));

  test.each(["A secure seat.", "Curious?", "The sound heals a lonely hour.", "It may ease pain.", "Detoxed1"])(
    "%s passes",
    (sentence) => expect(sentence).not.toMatch(overclaim),
  );

  test("a promise is caught across emphasis and links", () => {
    const [claim] = sentencesIn("/faq", { faq: ["It is ", { kind: "strong", words: "proven" }, " to work."] });
    expect(claim?.sentence).toMatch(overclaim);
  });
});

function sentencesIn(page: string, exported: object): Sentence[] {
  // By value: an export named "testimonials" is content, a field of that name on a page is a list of keys.
  return Object.values(exported)
    .flatMap(textsOf)
    .flatMap(({ text }) =>
      plain(text)
        .split(/(?<=[.!?…]["'”’)]*)\s+/)
        .map((sentence) => ({ page, sentence })),
    );
}

function allows({ page, phrase }: AllowedClaim, claim: Sentence): boolean {
  return page === claim.page && claim.sentence.includes(phrase);
}

/** "./pages/faq.ts" is "/faq", "./studies.ts" is "studies". The sessions share their cautions and count as one. */
function pageOf(file: string): string {
  if (file.includes("sound/sessions/")) return "sound/sessions";
  const name = file.replace(/^\.\//, "").replace(/\.ts$/, "");
  return name === "pages/home" ? "/" : name.replace(/^pages\//, "/");
}
