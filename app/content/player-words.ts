/** All words of the audio players. The words of a session itself come from its score. */
export const playerWords = {
  overview: "The ten sessions",
  length: (minutes: number) => `${minutes} minutes`,
  download: { verb: "Download", size: (megabytes: string) => `sound file, ${megabytes} megabytes` },
  beforePlay:
    "Not while driving, using machines or in the bath. Play it softly. Stop if you feel dizzy, in pain or more anxious.",
  caution: {
    /** Before each heading, for who leaps from one to the next. */
    level: "Caution: ",
    avoid: "Who should not, or should ask first",
    stop: "When to stop",
    both: "Who should not, and when to stop",
  },
  guide: {
    open: "Read the whole session in words",
    sit: "How to sit or lie",
    care: {
      heading: "Who should not",
      before: "Please read ",
      link: "the caution above",
      after: " first.",
    },
    hear: "You hear: ",
    todo: "You do: ",
    whole: "The whole session in words",
  },
  /** The button that keeps a session on the visitor's device. */
  keep: {
    verb: (megabytes: string) => `Keep for offline (${megabytes} megabytes)`,
    coming: "Keeping…",
    kept: "Kept on this device",
    stop: "Stop",
    remove: "Remove",
    progress: (title: string) => `Part of ${title} that is on this device`,
    begun: (title: string) => `${title} is being kept on this device.`,
    done: (title: string) => `${title} is kept on this device. You can play it without a connection.`,
    removed: (title: string) => `${title} was removed from this device.`,
    failure: {
      quota: "There is not enough room on this device. Remove another session, or free some space, and try again.",
      network:
        "This session could not be kept whole. Your connection may be down. What has come so far is not lost: try again later.",
    },
  },
  failure: "This session could not be loaded. Your connection may be down, or the file may be missing.",
  tryAgain: "Try again",
  resume: (time: string) => `You stopped at ${time}. Play goes on from there.`,
  startAgain: "Start again",
  tools: (title: string) => `${title}: guidance, chapters and sleep timer`,
  chapters: "Chapters",
  sleep: {
    label: "Sleep timer",
    end: "End of session",
    minutes: (minutes: number) => `${minutes} minutes`,
    left: (minutes: number) =>
      `The sound fades and stops in about ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  },
  announce: "Have my screen reader speak each cue",
} as const;
