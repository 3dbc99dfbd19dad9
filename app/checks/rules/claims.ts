import type { AllowedWording } from "#app/content/schema/collections.ts";
import { plain } from "#app/content/text.ts";
import { splitSentences } from "#app/checks/count-words.ts";
import type { PlacedText } from "#app/content/schema/visit-texts.ts";
import type { Finding } from "#app/checks/rules/rule.ts";

const either = (...words: string[]) => `\\b(?:${words.join("|")})\\b`;
const condition = either(
  "cancers?|tumou?rs?|leuk(?:a)?emia|metastas[ei]s",
  "depression|anxiety|panic|trauma|ptsd|bipolar disorder|psychos[ei]s|schizophrenia|addictions?|burnout",
  "diabet(?:es|ics?)|obesity|blood (?:pressure|sugar)|hypertension|cholesterol|heart (?:disease|attacks?|failure|trouble)|strokes?|thyroid",
  "asthma(?:tics?)?|copd|bronchitis|sinusitis|infections?|flu|covid|virus(?:es)?|pneumonia|allerg(?:y|ies)",
  "migraines?|headaches?|epilepsy|seizures?|dementia|alzheimer|parkinson|insomnia|tinnitus|vertigo",
  "arthritis|rheumatism|osteoporosis|sciatica|slipped discs?|scoliosis|fibromyalgia",
  "fibroids?|(?:kidney |gall)stones?|eczema|psoriasis|gout|endometriosis|colitis|hepatitis|multiple sclerosis",
  "pre-?eclampsia|miscarriages?|infertility|ulcers?|autoimmune|lupus|glaucoma|cataracts?|hernias?|illness(?:es)?|diseased?|diseases|ailments?|disorders?",
);
const illness = `(?:${condition}|${either(
  "depressed (?:brain|mind)s?|inflammation|cells?|dna|genes?|organs?|arter(?:y|ies)|hormones?|eyesight|vision|hearing|cartilage",
  "(?:back|neck|knee|chronic|my|your|the|all) pain|(?:intraocular|eye) pressure|menopause|(?:memory|hair) loss|falls|ageing|aging",
)})`;
const medicine = either(
  "medicines?|medications?|meds|tablets?|pills?|drugs?|insulin|inhalers?|relievers?|painkillers?|antidepressants?|crutches|glasses|hearing aids?",
  "sedatives?|metformin|eye ?drops|statins?|steroids?|beta[- ]?blockers?|blood thinners?|antibiotics?|vaccin\\w+|prescriptions?|doses?|dosage",
  "chemotherapy|chemo|physiotherapy|radiotherapy|dialysis|surger(?:y|ies)|operations?|treatments?|(?:medical|cancer) therapy",
);
const healer = either("doctors?|physicians?|psychiatrists?|therapists?|cardiologists?|hospitals?|check-?ups?");
const practice = either(
  "(?<!& )yoga|yog(?:is?|ic)|chant\\w*|mantras?|ragas?|vibrations?|breath(?:s|e|ing)?|pranayama?|oms?|hum(?:s|med|ming)?|sounds?|songs?|singing|bowls?|gongs?|tanpura",
  "meditat(?:e|es|ed|ion)|silence|relaxation|practice|postures?",
);
/** Who or what a claim can have as its subject, besides a practice. */
const offered = either(
  "practi[sc]\\w*|class(?:es)?|courses?|retreats?|sessions?|sequences?|mat|mudras?|twists?|poses?|forward bends?|(?:head|shoulder) ?stands?|students?|method|recordings?|diet|chakras?|the body|our|my|we",
);
const affected = either(
  "sugar|colds|fall ill|fever|pancreas|liver|kidneys?|ovaries|bowels?|memory|mood swings|fertility|complications|lab values|years younger|sinuses|tissue|cells?|menopause|hearing|eyesight|(?:chronic|back|knee|joint) pain|arter(?:y|ies)|hormones?|immun\\w+",
);
/** Not the illness that somebody lives with or hears about, as in "people with asthma". */
const named = "(?<!\\b(?:with|about) (?:\\w+ )?)(?<!\\bon )";
const aimedAt = `(?:${named}${condition}|${affected})`;
const care = `(?:${medicine}|${healer})`;
const cures = either(
  "heal(?:s|ed|ing)?|treat(?:s|ed|ing)?|prevent(?:s|ed|ing)?|prevention of|revers(?:e|es|ed|ing)|clear(?:s|ed)|destroy(?:s|ed)?",
  "eliminat(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|repair(?:s|ed|ing)?|restor(?:e|es|ed|ing)|ward(?:s|ed|ing)? off|fight(?:s|ing)?|fought",
  "(?:get|gets|got|getting) rid of|rid (?:me|you|us|them) of|banish(?:es|ed)?|beats?|defeat(?:s|ed)?|conquer(?:s|ed)?|kill(?:s|ed)?",
  "lift(?:s|ed)|dr(?:ive|ives|ove) out|unclog(?:s|ged)?|realign(?:s|ed)?|switch(?:es|ed)? off|the root of (?:all|every|any)|flush(?:es|ed)?|wash(?:es|ed)|rewir(?:e|es|ed|ing)|unblock(?:s|ed)?|open(?:s|ed) (?:my|your|the)|turn(?:s|ed)? around|undo(?:es|ne)?|undid|rebuil(?:d|ds|t)|regenerat(?:e|es|ed|ing)|break(?:s|ing)? up|regulat(?:e|es|ed|ing)|normali[sz](?:e|es|ed|ing)",
  "balanc(?:e|es|ed|ing) (?:your|the|my|all)|overc[ao]m(?:e|es|ing)|shrink(?:s|ing)?|shrank|dissolv(?:e|es|ed)|fixe[sd]|ends|ended|stops|stopped|freed|frees",
  "protect(?:s|ed)? (?:\\w+ )?(?:from|against)|(?:say|said|wave[sd]?) (?:goodbye|farewell) to|(?:remedy|antidote) (?:for|against|to)|all you need for",
  "(?:is|are|as) (?:an? )?(?:(?!in )\\w+ ){0,2}(?:treatment|medicine|therapy) (?:for|against)",
);
const measured = either(
  "blood (?:pressure|sugar)|sugar|cholesterol|cortisol|(?:intraocular|eye) pressure|inflammation",
);
const leaves = either(
  "stop(?:s|ped|ping)?|skip(?:s|ped|ping)?|reduc(?:e|es|ed|ing)|cut(?:s|ting)?|halv(?:e|es|ed|ing)|lower(?:s|ed|ing)?",
  "drop(?:s|ped|ping)?|quit(?:s|ting)?|ditch(?:es|ed|ing)?|bin(?:s|ned)?|forget|delay(?:s|ed)?|refus(?:e|es|ed)|los[et]",
  "(?:leav(?:e|es|ing)|left|threw|throw(?:s|n|ing)?|put(?:s|ting)?) (?:my|your|his|her|their|the|all|any|out|off|away|aside|behind)",
  "c[oa]m(?:e|es|ing) off|wean(?:s|ed|ing)?|giv(?:e|es|ing) up|gave up|do without|(?:say(?:s|ing)?|said|wav(?:e|es|ed|ing)) (?:goodbye|farewell) to|swap(?:s|ped)?|outgrow(?:s|n)?|outgrew",
  "(?:tak(?:e|es|ing)|took|need(?:s|ed|ing)?) (?:less|fewer)|chang(?:es|ed|ing)|change(?! of)|adjust(?:s|ed)?|off (?:my|your|his|her|their|all)",
);
const goes =
  "(?:gone|disappear(?:s|ed)?|vanish(?:es|ed)?|healed|went away|go(?:es)? away|melt(?:s|ed)? away|fade[sd]?|end(?:s|ed)|is history|clear(?:s|ed) up|resolve[sd]?|los(?:es|t) (?:its|their|all)|return(?:s|ed)? to normal|(?:bec[ao]mes?|become|gr[eo]ws?|gets?|got) (?:\\w+ )?(?:smaller|normal|harmless))";
const eitherOrder = (one: string, other: string) => `${one}.*${other}|${other}.*${one}`;
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
  /\b(?:ask|only|decid\w+|agree\w*|prescribed|tell|talk|speak|until|before)\b.*\b(?:doctors?|physicians?|pharmacists?|surgeons?|team)\b|\b(?:doctors?|physicians?|pharmacists?|surgeons?|team)\b.*\b(?:decid\w+|agree\w*|chang\w+|adjust\w*|prescribed)\b|\bdoctor (?:may|might|can|will) (?:lower|reduce|stop)\b/i;
/** So may one that has been changed already. */
const toldToUs = /\btell (?:us|your (?:doctor|teacher|instructor)|the (?:doctor|teacher|instructor))\b/i;
/** What keeps a measured effect modest. */
const hedge =
  /\b(?:trials?|stud(?:y|ies)|reviews?|averages?|may|might|could|little|slightly|modest\w*|few|whether|if|people|tablets?|medicines?|salt)\b/i;
/** What makes a sentence on a practice and an illness a finding, a possibility, a caution or a denial. */
const held =
  /\b(?:may|might|could|should|must|can (?:feel|grow|make you)|trials?|stud(?:y|ies)|reviews?|averages?|figures?|linked|little|slight\w*|modest\w*|whether|unless|ask|tell (?:us|your|the)|skip|avoid|wait|team|comes? first|alongside|myth|too early|as usual|worse|wrong|false|untrue|not|no|none|never|nothing|neither|nor|cannot|without)\b|n['’]t\b/i;
/** Everyday words that hold back as well, but not beside a promise. */
const heldUnlessPromised =
  /^(?!.*\b(?:(?<!you )will|always|forever|again|every time|within (?:\w+ )?(?:days|weeks|months))\b).*\b(?:few|degree|only|if|until|before|know|stop|see|call|choose|bring|take|use|keep|sits?|rest|care(?! of)|above all|beside|between|read|books?|lists?|covers?|learns?|going round|feed|raise[sd]?)\b/i;
const warning = /\b(?:can|could|may|might|is|are|would)(?: be)?(?: \w+)? (?:harm|dangerous|unsafe|risky|a risk)/i;

const shapes: readonly Shape[] = [
  {
    pattern: words(
      `${either("instead of|in place of|alternatives? (?:to|for)|(?:substitute|replacement)s? for|as (?:good|effective|strong) as")} ${within(25)}${care}`,
      `(?:better|stronger|safer|more effective) than ${within(25)}${care}|(?:tak(?:e|es|ing) the place of|beats?|outperforms?|why take) ${within(25)}${care}`,
      `replac(?:e|es|ed|ing) ${within(15)}${care}`,
      `(?:no more|no need (?:for|of)|need(?:s|ed)? no|no longer (?:need|take)\\w*|(?:never|not|n['’]t) need(?:ed|s)?(?: for)?) ${within(30)}${care}`,
      `${practice}${within(15)} (?:is|are) (?:the|a|your|our|my|all the) (?:\\w+ ){0,2}(?:medicine|pill|drug|tablet|painkiller|doctor)`,
      `${medicine}${within(30)}(?:unnecessary|superfluous|obsolete|optional|redundant|pointless|not needed|no longer needed|can be avoided|a thing of the past|no longer necessary)`,
      `(?:nature(?:['’]s)?(?: own| best)?|natural|best|strongest|safest) ${medicine}|(?:nobody|no one|never|not|n['’]t) ${within(40)}needs? (?:an? |the |your |their |any )?${healer}`,
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
      `${leaves} (?:(?! and )[^,.;:!?]){0,25}?${medicine}`,
      "took (?:me|him|her|us|them) off (?:everything|it all|all|my|his|her|their|the)",
      `${medicine}${within(15)} (?:was|were|be|been|being|got|(?:that|which) (?:i|we|he|she|they|you)) ${leaves}`,
    ),
    problem: (found) => `“${found}” speaks of leaving out or changing a medicine`,
    fix: "Write “Keep taking your medicine”, and leave every change to the doctor who prescribed it",
    unless: [forTheDoctor, toldToUs, warning, /\bif (?:\w+ ){0,4}(?:told|tells? you) to\b/i],
  },
  {
    pattern: words(
      `${cures} ${within(40)}${illness}`,
      `keeps? ${within(20)}${illness}(?:['’]s)? (?:away|at bay)`,
      `heal(?:s|ed)? (?:me|us|you|them|him|her|(?:\\w+ ){0,3}(?:patients?|people|students?|body|bodies))`,
      `${illness}${within(25)} ${goes}`,
      `(?<!if |if the |if your )\\b(?:symptoms?|risks?|complaints?)${within(15)} ${goes}`,
      `(?:is|are|was|were|be|been|become|becomes|became|live|lives|lived) (?:\\w+ )?free (?:of|from) (?:all |any |their |his |her |my |your )?(?:symptoms?|complaints?|pain|${illness})`,
      `${illness}${within(15)} (?:be|been|is|was|were|are) (?:reversible|curable|turned around|reversed|beaten|overcome|undone)|${illness} a thing of the past`,
      `recover(?:s|ed|ing)? ${within(25)}${illness} ${within(10)}(?:faster|sooner|(?:twice|\\w+ times) as fast)|keeps? (?:\\w+ ){1,4}from (?:failing|ageing|aging|breaking|getting|catching)|conceive (?:sooner|faster|more easily)`,
      `${illness}${within(25)} (?:for good|forever|permanently|(?:healthy|normal) again|back to normal)`,
      `cur(?:e|es|ed|ing|e-all)|remission`,
    ),
    problem: (found) => `“${found}” claims an effect on an illness that no study supports`,
    fix: "Say what a trial found and in whom, such as “In trials, yoga eased back pain a little”, and name the study",
    // What medicine does is no claim about a practice.
    unless: [new RegExp(`^(?:the |some |many )?${medicine} (?:\\w+ )?${cures}`, "i")],
  },
  {
    pattern: words(
      `(?:lower(?:s|ed|ing)|cuts|reduc(?:es|ed|ing)|halv(?:es|ed|ing)|drops) ${within(20)}${measured}|(?:bring|brings|brought|bringing) ${within(20)}${measured}(?: values?| levels?)? (?:down|back)`,
    ),
    problem: (found) => `“${found}” states an effect as if it were certain`,
    fix: "Say how much it changed on average, in how many trials, and name the study",
    unless: [hedge],
  },
  {
    pattern: words(
      "heal(?:s|ed|ing)? (?:\\w+ )?completely|completely heal(?:s|ed)?|complete healing|heals? (?:all|any|every)\\w*",
      "(?:clinically|scientifically|medically) proven|proven to|science proves|guarantee(?:s|d|ing)?",
      "(?:cleans(?:es)?|purif(?:y|ies)) (?:the|your) (?:blood|liver|body|organs)|detox(?:es|ing|ify|ifies|ifying|ification)?|toxins?|miracles?|miraculous(?:ly)?",
      "(?:boost|strengthen|build|reset|restor|repair)(?:e?s|ed|ing|e)? (?:\\w+ ){0,2}(?:immunity|immune)",
      "(?:100 ?%|completely|totally|perfectly|absolutely) (?:safe|effective)|(?:no|without|free of|zero) side[ -]effects?",
      "eliminat(?:e|es|ed|ing) (?:\\w+ )?(?:pain|stress)|melts? (?:away )?(?:fat|pounds|stress)",
      "instant(?:ly)? (?:relief|calm|relax\\w*)|(?:permanent|lasting|total) relief|pain-free",
      "live(?:s|d)? longer|longer li(?:fe|ves)|adds? (?:\\w+ )?years|(?:prolong|lengthen|extend)(?:s|ed|ing)? (?:\\w+ )?li(?:fe|ves)|surviv(?:e|es|ed) longer",
      "(?:success|recovery|healing) rates?",
      `never (?:have|suffer|feel) ${within(15)}${illness}|(?:never|not|cannot|n['’]t) (?:get|fall|be|become|catch|develop)s? (?:ill|sick|${illness})`,
      `${illness}${within(15)} (?:never|not|cannot|(?:ca|wo|does|did)n['’]t) (?:c[oa]me|return(?:ed)?|visit|bother|trouble|touch|reach|harm|find|catch)s?|${condition} (?:has|have|stands?) no chance|not have to (?:live with|suffer|accept)`,
    ),
    problem: (found) => `“${found}” promises more than studies support`,
    fix: "Say only what studies found, and name the study",
    hasNegation: true,
  },
  {
    // Claims have more verbs than any list. A whole sentence on a practice and an illness therefore has to hold back.
    pattern: new RegExp(
      `(?:${eitherOrder(`(?:${practice}|${offered})`, aimedAt)}|${eitherOrder(practice, named + medicine)}).*[.!]["”’)]*$`,
      "i",
    ),
    problem: () => "a practice and an illness are named together, but not how much it helps or who takes care",
    fix: "Say what a trial found, write that it may help, or say who should ask a doctor",
    unless: [held, heldUnlessPromised],
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
/** Words that look like a denial but are not. */
const noDenial = /\bno (?:doubt|question|secret|wonder|longer|more)\b|\bnot (?:only|just|merely)\b|\bwhy not\b/gi;
/** A denial reaches as far as the clause in which it stands. */
const clauseEnd =
  /[;:—–]|,? but |, so |,? and (?=(?:i|you|we|they|he|she|it|yoga|my|your|our|the)\b)|, (?=(?:yoga|it|i|you|we) )/i;
const isDenied = (words: string) => negation.test(words.replace(noDenial, "").split(clauseEnd).at(-1) ?? "");

const doubt =
  /\bno (?:good )?(?:stud(?:y|ies)|trials?|evidence|proof)\b|\bnot (?:been )?(?:true|shown|proven|tested|known)\b|\bmyths?\b|\b(?:is|are) (?:wrong|false|untrue)\b/i;
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
