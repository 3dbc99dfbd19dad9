import type { SitePath } from "#app/content/types.ts";

/** A sentence that uses a word of promise without promising. The test of claims lets it pass, for the reason given. */
export type AllowedClaim = {
  /** The address; the content file without ".ts" ("studies"); or "sound/sessions" for all that is said in the audio. */
  page: SitePath | (string & {});
  /** The whole sentence, or as much of it as cannot be mistaken. */
  phrase: string;
  reason: string;
};

export const allowedClaims: readonly AllowedClaim[] = [
  { page: "/", phrase: "We do not offer yoga to prevent falls.", reason: "It says what we do not offer." },
  { page: "/ageing-yoga", phrase: "Trials have not shown that it prevents falls.", reason: "It denies the promise." },
  {
    page: "/ageing-yoga",
    phrase: "Does yoga prevent falls?",
    reason: "A heading that asks; the answer under it is that trials have not shown it.",
  },
  {
    page: "/disclaimer",
    phrase: "It is not medical advice, and it does not replace treatment.",
    reason: "It denies the promise.",
  },
  { page: "/disclaimer", phrase: "No Guarantees", reason: "The heading that the specification asks for." },
  { page: "/disclaimer", phrase: "it has not been shown to prevent falls", reason: "It denies the promise." },
  { page: "/facts-myths", phrase: "“Melts stress away.”", reason: "An advertisement, quoted to be doubted." },
  { page: "/facts-myths", phrase: "Yoga prevents falls.", reason: "A myth, with the fact beside it." },
  { page: "/facts-myths", phrase: "Yoga melts fat.", reason: "A myth, with the fact beside it." },
  {
    page: "/privacy",
    phrase: "No way of sending or storing information is perfectly safe.",
    reason: "About data, and it denies the promise.",
  },
  {
    page: "/terms",
    phrase: "They are not medical advice, and they do not replace treatment.",
    reason: "It denies the promise.",
  },
  {
    page: "studies",
    phrase: "Yoga should not be presented as a proven way to prevent falls.",
    reason: "It denies the promise.",
  },
  {
    page: "sound/sessions",
    phrase: "This session does not replace treatment.",
    reason: "The caution at the start of every session.",
  },
  {
    page: "sound/sessions",
    phrase: "it does not replace treatment of high blood pressure",
    reason: "It denies the promise.",
  },
];
