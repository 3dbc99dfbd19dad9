/** All text of the audio players, except that of the sessions themselves, which is in sound/sessions. */
export const playerWords = {
  overview: "The ten sessions",
  length: (minutes: number) => `${minutes} minutes`,
  download: { verb: "Download", size: (megabytes: string) => `audio file, ${megabytes} megabytes` },
  beforePlay:
    "Do not listen while driving, using machines or in the bath. Keep the volume low. Stop if you feel dizzy, in pain or more anxious.",
  caution: {
    /** Read by screen readers before each heading, for visitors who jump from heading to heading. */
    level: "Caution: ",
    avoid: "Who should avoid this session, or ask a doctor first",
    stop: "When to stop",
    both: "Who should avoid this session, and when to stop",
  },
  guide: {
    open: "Read the whole session as text",
    sit: "How to sit or lie",
    care: {
      heading: "Who should avoid this session",
      before: "Please read ",
      link: "the caution above",
      after: " first.",
    },
    hear: "You hear: ",
    todo: "You do: ",
  },
  /** The button that saves a session on the visitor's device. */
  keep: {
    verb: (megabytes: string) => `Save for offline (${megabytes} megabytes)`,
    coming: "Saving…",
    kept: "Saved on this device",
    stop: "Stop",
    remove: "Remove",
    progress: (title: string) => `Saving ${title}`,
    begun: (title: string) => `Saving ${title} on this device.`,
    done: (title: string) => `${title} is saved on this device. You can play it without a connection.`,
    removed: (title: string) => `${title} was removed from this device.`,
    failure: {
      quota: "There is not enough space on this device. Remove another session or free some space, then try again.",
      network:
        "This session could not be saved completely. Your connection may be down. The part already saved is not lost. Please try again later.",
    },
  },
  failure: "This session could not be loaded. Your connection may be down, or the file may be missing.",
  tryAgain: "Try again",
  resume: (time: string) => `You stopped at ${time}. Playback will continue from there.`,
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
