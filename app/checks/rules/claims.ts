import type { AllowedWording } from "#app/content/schema/collections.ts";
import { plain } from "#app/content/text.ts";
import { splitSentences } from "#app/checks/reading-ease.ts";
import type { Finding, PlacedText } from "#app/checks/rules/rule.ts";

const either = (...words: string[]) => `\\b(?:${words.join("|")})\\b`;
const illness = either(
  "cancers?|tumou?rs?|leuk(?:a)?emia|metastas[ei]s|cells?|dna|genes?|organs?|arter(?:y|ies)|hormones?|eyesight|vision|hearing",
  "depression|anxiety|panic|trauma|ptsd|bipolar disorder|psychos[ei]s|schizophrenia|addictions?|burnout",
  "diabetes|obesity|blood (?:pressure|sugar)|hypertension|cholesterol|heart (?:disease|attacks?|failure)|strokes?|thyroid",
  "asthma|copd|bronchitis|sinusitis|infections?|flu|covid|virus(?:es)?|pneumonia|allerg(?:y|ies)",
  "migraines?|headaches?|epilepsy|seizures?|dementia|alzheimer|parkinson|insomnia|tinnitus|vertigo",
  "arthritis|osteoporosis|sciatica|slipped discs?|scoliosis|fibromyalgia|(?:back|neck|knee|chronic|my|your|the|all) pain",
  "infertility|ulcers?|autoimmune|lupus|glaucoma|cataracts?|hernias?|illness(?:es)?|diseases?|ailments?|disorders?|falls|ageing|aging",
);
const medicine = either(
  "medicines?|medications?|meds|tablets?|pills?|drugs?|insulin|inhalers?|relievers?|painkillers?|antidepressants?|crutches",
  "statins?|steroids?|beta[- ]?blockers?|blood thinners?|antibiotics?|vaccin\\w+|prescriptions?|doses?|dosage",
  "chemotherapy|chemo|radiotherapy|dialysis|surger(?:y|ies)|operations?|treatments?|(?:medical|cancer) therapy",
);
const cures = either(
  "heal(?:s|ed|ing)?|treat(?:s|ed|ing)?|prevent(?:s|ed|ing)?|prevention of|revers(?:e|es|ed|ing)|clear(?:s|ed)|destroy(?:s|ed)?",
  "eliminat(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|repair(?:s|ed|ing)?|restor(?:e|es|ed|ing)|ward(?:s|ed|ing)? off|fight(?:s|ing)?|fought",
  "(?:get|gets|got|getting) rid of|rid (?:me|you|us|them) of|banish(?:es|ed)?|beats?|defeat(?:s|ed)?|conquer(?:s|ed)?|kill(?:s|ed)?",
  "overc[ao]m(?:e|es|ing)|shrink(?:s|ing)?|shrank|dissolv(?:e|es|ed)|fixe[sd]|ends|ended|stops|stopped|freed|frees",
  "protect(?:s|ed)? (?:\\w+ )?(?:from|against)|(?:remedy|antidote) (?:for|against|to)|all you need for",
  "(?:is|are|as) (?:an? )?(?:(?!in )\\w+ ){0,2}(?:treatment|medicine|therapy) (?:for|against)",
);
const leaves = either(
  "stop(?:s|ped|ping)?|skip(?:s|ped|ping)?|reduc(?:e|es|ed|ing)|cut(?:s|ting)?|halv(?:e|es|ed|ing)|lower(?:s|ed|ing)?",
  "drop(?:s|ped|ping)?|quit(?:s|ting)?|ditch(?:es|ed|ing)?|bin(?:s|ned)?|forget|delay(?:s|ed)?|refus(?:e|es|ed)|los[et]",
  "(?:leav(?:e|es|ing)|left|threw|throw(?:s|n|ing)?|put(?:s|ting)?) (?:my|your|his|her|their|the|all|any|out|off|away|aside|behind)",
  "c[oa]m(?:e|es|ing) off|wean(?:s|ed|ing)?|giv(?:e|es|ing) up|gave up|do without|say goodbye to|swap(?:s|ped)?",
  "(?:tak(?:e|es|ing)|took|need(?:s|ed|ing)?) (?:less|fewer)|chang(?:es|ed|ing)|change(?! of)|adjust(?:s|ed)?|off (?:my|your|his|her|their|all)",
);
const within = (letters: number) => `(?:[^.;:!?]{0,${letters}}?)`;

type Shape = {
  pattern: RegExp;
  problem: (found: string) => string;
  fix: string;
  /** Words in the sentence that make it honest, besides a denial. */
  unless?: RegExp[];
  /** The claim itself can hold a "no" or a "not". */
  hasNegation?: true;
  alwaysWrong?: true;
};
// \b does not work beside "%", so the ends of the words are checked explicitly.
const words = (...sources: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join("|")})(?![\\p{L}\\p{N}])`, "iu");

/** A medicine may change where the doctor decides. */
const forTheDoctor =
  /\b(?:ask|only|decid\w+|agree\w*|prescribed|tell|talk|speak|until|before)\b.*\b(?:doctors?|physicians?|pharmacists?|surgeons?|team)\b|\b(?:doctors?|physicians?|pharmacists?|surgeons?|team)\b.*\b(?:decid\w+|agree\w*|chang\w+|prescribed)\b/i;
const warning = /\b(?:can|could|may|might|is|are|would)(?: be)?(?: \w+)? (?:harm|dangerous|unsafe|risky|a risk)/i;

const shapes: readonly Shape[] = [
  {
    pattern: words(
      `${either("instead of|in place of|alternatives? (?:to|for)|(?:substitute|replacement)s? for|as (?:good|effective|strong) as")} ${within(25)}${medicine}`,
      `(?:better|stronger|safer|more effective) than ${within(25)}${medicine}|(?:tak(?:e|es|ing) the place of|beats?|outperforms?|why take) ${within(25)}${medicine}`,
      `replac(?:e|es|ed|ing) ${within(15)}(?:${medicine}|doctors?)`,
      `(?:no more|no need (?:for|of)|no longer (?:need|take)\\w*|(?:never|not|n['’]t) need(?:ed|s)?(?: for)?) ${within(30)}${medicine}`,
      `${medicine}${within(30)}(?:unnecessary|superfluous|obsolete|not needed|no longer needed|can be avoided|a thing of the past)`,
      `(?:unnecessary|superfluous|obsolete) ${within(20)}${medicine}|${medicine}-free|free (?:of|from) ${within(12)}${medicine}`,
      `avoid(?:s|ed|ing)? (?:the |an? |your |any )?${medicine}|(?:live|lives|lived|living|well|cope|sleep) without ${within(15)}${medicine}`,
    ),
    problem: (found) => `“${found}” puts a practice in the place of medical treatment`,
    fix: "Write that it goes alongside treatment, such as “Yoga does not take the place of your medicine”",
    unless: [forTheDoctor],
    hasNegation: true,
  },
  {
    pattern: words(
      `${leaves} [^,.;:!?]{0,25}?${medicine}`,
      `${medicine}${within(15)} (?:was|were|be|been|being|got|(?:that|which) (?:i|we|he|she|they|you)) ${leaves}`,
    ),
    problem: (found) => `“${found}” speaks of leaving out or changing a medicine`,
    fix: "Write “Keep taking your medicine”, and leave every change to the doctor who prescribed it",
    unless: [forTheDoctor, warning, /\bif (?:\w+ ){0,4}(?:told|tells? you) to\b/i],
  },
  {
    pattern: words(
      `${cures} ${within(40)}${illness}`,
      `keeps? ${within(20)}${illness}(?:['’]s)? (?:away|at bay)`,
      `heal(?:s|ed)? (?:me|us|you|them|him|her|(?:\\w+ ){0,3}(?:patients?|people|students?|body|bodies))`,
      `${illness}${within(25)} (?:gone|disappear(?:s|ed)?|vanish(?:es|ed)?|healed|went away|go(?:es)? away|melt(?:s|ed)? away)`,
      `${illness}${within(25)} (?:for good|forever|permanently|(?:healthy|normal) again|back to normal)`,
      `cur(?:e|es|ed|ing|e-all)|remission`,
    ),
    problem: (found) => `“${found}” claims an effect on an illness that no study supports`,
    fix: "Say what a trial found and in whom, such as “In trials, yoga eased back pain a little”, and name the study",
  },
  {
    pattern: words(
      "heal(?:s|ed|ing)? (?:\\w+ )?completely|completely heal(?:s|ed)?|complete healing|heals? (?:all|any|every)\\w*",
      "(?:clinically|scientifically|medically) proven|proven to|science proves|guarantee(?:s|d|ing)?",
      "(?:cleans(?:es)?|purif(?:y|ies)) (?:the|your) (?:blood|liver|body|organs)|detox(?:es|ing|ify|ifies|ifying|ification)?|toxins?|miracles?|miraculous(?:ly)?",
      "(?:boost|strengthen|build)(?:s|ed|ing)? (?:\\w+ ){0,2}(?:immunity|immune)",
      "(?:100 ?%|completely|totally|perfectly|absolutely) (?:safe|effective)|(?:no|without|free of|zero) side[ -]effects?",
      "eliminat(?:e|es|ed|ing) (?:\\w+ )?(?:pain|stress)|melts? (?:away )?(?:fat|pounds|stress)",
      "instant(?:ly)? (?:relief|calm|relax\\w*)|(?:permanent|lasting|total) relief|pain-free",
      "live(?:s|d)? longer|longer li(?:fe|ves)|adds? (?:\\w+ )?years|prolongs? (?:\\w+ )?li(?:fe|ves)|surviv(?:e|es|ed) longer",
      `(?:never|not|n['’]t) (?:get|fall|be|become|catch|develop)s? (?:ill|sick|${illness})`,
      `${illness}${within(15)} (?:never|not) (?:c[oa]me|return(?:ed)?|trouble)`,
    ),
    problem: (found) => `“${found}” promises more than studies support`,
    fix: "Say only what studies found, and name the study",
    hasNegation: true,
  },
];
/** What is not checked does not go live. */
const unchecked: Shape = {
  pattern: words("(?:yet|still) to (?:be )?check(?:ed)?"),
  problem: (found) => `“${found}” says that a fact has not been checked`,
  fix: "Check it and name the source, or take it out",
  alwaysWrong: true,
};
/** "5-10" can be heard as a date or a score. */
const range: Shape = {
  pattern: /(?<![-\d])\d+[-–]\d+(?![-\d])/,
  problem: (found) => `“${found}” can be read out as a date or a score`,
  fix: "Write the range with “to”, as in 5 to 10",
  alwaysWrong: true,
};

const negation =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|cannot|without|whether|unless|rather than)\b|n['’]t\b/i;
/** Words that look like a denial and are none. */
const noDenial = /\bno (?:doubt|question|secret|wonder|longer|more)\b|\bnot (?:only|just|merely)\b|\bwhy not\b/gi;
/** A denial reaches as far as the clause in which it stands. */
const clauseEnd =
  /[;:—–]|,? but |, so |,? and (?=(?:i|you|we|they|he|she|it|yoga|my|your|our|the)\b)|, (?=(?:yoga|it|i|you|we) )/i;
const isDenied = (words: string) => negation.test(words.replace(noDenial, "").split(clauseEnd).at(-1) ?? "");

const doubt =
  /\bno (?:good )?(?:stud(?:y|ies)|trials?|evidence|proof)\b|\bnot (?:been )?(?:true|shown|proven|tested|known)\b|\bmyths?\b/i;
/** A question that asks, unlike one that invites. */
const isQuestion = (sentence: string) =>
  /\?["'”’)]*$/.test(sentence) && !/^\W*(?:why|did you know|want|ready|would you like|looking)\b/i.test(sentence);

function findingIn(sentence: string, { pattern, problem, fix, unless = [], hasNegation, alwaysWrong }: Shape) {
  const match = pattern.exec(sentence);
  if (!match) return undefined;
  const [found] = match;
  const before = sentence.slice(0, match.index) + (hasNegation ? "" : found);
  const isHonest =
    !alwaysWrong &&
    (isDenied(before) || isQuestion(sentence) || [doubt, ...unless].some((words) => words.test(sentence)));
  return isHonest ? undefined : { found, problem: problem(found), fix };
}

/** Sentences that promise too much, or that are read out wrongly. `page` is the address or the name of the file. */
export function checkWording(
  page: string,
  texts: readonly PlacedText[],
  allowed: readonly AllowedWording[],
  { ranges = true } = {},
): Finding[] {
  const isAllowed = (sentence: string, found: string) =>
    allowed.some((entry) => entry.page === page && sentence.includes(entry.phrase) && entry.phrase.includes(found));
  return texts.flatMap(({ field, text }) =>
    splitSentences(plain(text)).flatMap((sentence) =>
      [...shapes, unchecked, ...(ranges ? [range] : [])].flatMap((shape) => {
        const finding = findingIn(sentence, shape);
        if (!finding || isAllowed(sentence, finding.found)) return [];
        return { field, problem: finding.problem, fix: finding.fix };
      }),
    ),
  );
}
