/** The thin-line signs that content may name, each with its drawing in the lucide family. `npm run icons` makes the file. */
export const icons = {
  brain: "brain",
  "heart-pulse": "heart-pulse",
  bone: "bone",
  shield: "shield",
  wind: "wind",
  music: "music",
  sprout: "sprout",
  users: "users",
  hammer: "hammer",
  mountain: "mountain",
  calendar: "calendar-days",
  book: "book-open",
  headphones: "headphones",
  moon: "moon",
  sun: "sun",
  leaf: "leaf",
  armchair: "armchair",
  briefcase: "briefcase",
  "graduation-cap": "graduation-cap",
  "hand-heart": "hand-heart",
} as const;

export type IconName = keyof typeof icons;
