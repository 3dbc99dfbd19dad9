import { z } from "zod";
import { line, lineWith, list, listOf, reporter } from "#app/content/schema/fields.ts";

/** Seconds from the start of the sound. */
const second = z.number();

const form = {
  minutes: z.number(),
  seconds: z.int(),
  files: z.strictObject({ audio: z.string(), cues: z.string() }),
  /** The first has the spoken cautions; the practice begins with the second. */
  chapters: listOf({
    title: line(),
    start: second,
    end: second,
    /** What is heard besides the voice. */
    hear: line(),
    words: z.array(
      z.strictObject({
        start: second,
        end: second,
        text: line(),
        /** A line of the whole session that its five-minute form has, too. */
        short: z.literal(true).optional(),
      }),
    ),
  }).superRefine((chapters, ctx) => {
    if (chapters.length === 1)
      reporter(ctx)(
        "there is only one chapter",
        "Write one with the spoken cautions and at least one with the practice",
      );
  }),
  /** Guided breathing: the pattern, in seconds of each phase, repeats from start to end. */
  breath: z.array(
    z.strictObject({
      start: second,
      end: second,
      pattern: z.strictObject({ in: z.number(), hold: z.number(), out: z.number(), rest: z.number() }),
    }),
  ),
};

/**
 * An audio session. The studio writes its file from the score, and drafts it for a recording without one. `{emergency}`
 * and the like stand for sentences of content/urgent-signs.yaml and content/rules.yaml, so that those are never out of date.
 */
export const session = (sentences: Readonly<Record<string, string>>) =>
  z
    .strictObject({
      topic: z.string(),
      title: line(),
      about: line(),
      posture: line(),
      avoid: list(lineWith(sentences)),
      stop: list(lineWith(sentences)),
      /** SVG path of the figure drawn from the session's own notes, in a 200 by 200 square. */
      emblem: z.string(),
      ...form,
      /** The same session in five minutes. A recording without a score has none. */
      short: z.strictObject(form).optional(),
    })
    .superRefine(({ short, ...long }, ctx) => {
      for (const { chapters, seconds } of short ? [long, short] : [long]) {
        const times = chapters.flatMap(({ start, end, words }) => [
          start,
          ...words.flatMap((one) => [one.start, one.end]),
          end,
        ]);
        const late = [...times, seconds].find((time, i, all) => i > 0 && time < all[i - 1]!);
        if (late !== undefined)
          reporter(ctx)(
            `the time ${late} is before the one listed ahead of it`,
            "Let each chapter and each line in it begin after the one before, and the last chapter end with the sound",
          );
      }
    });

export type SessionForm = z.output<z.ZodObject<typeof form>>;
export type Session = z.output<ReturnType<typeof session>>;
