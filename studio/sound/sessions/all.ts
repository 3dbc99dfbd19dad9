import { shortForm } from "../score/short-form.ts";
import type { Score } from "../score/types.ts";
import { anxietyAndDepression } from "./anxiety-and-depression.ts";
import { backache } from "./backache.ts";
import { cancerSupport } from "./cancer-support.ts";
import { chanting } from "./chanting.ts";
import { generalMeditation } from "./general-meditation.ts";
import { headache } from "./headache.ts";
import { hypertension } from "./hypertension.ts";
import { obesity } from "./obesity.ts";
import { sleep } from "./sleep.ts";
import { stress } from "./stress.ts";

/** In the order of the site. */
export const sessions: readonly Score[] = [
  anxietyAndDepression,
  backache,
  cancerSupport,
  chanting,
  headache,
  hypertension,
  generalMeditation,
  obesity,
  sleep,
  stress,
];

/** One for each sound file: the sessions, then their five-minute forms. */
export const allScores: readonly Score[] = [...sessions, ...sessions.map(shortForm)];
