/** The icons that content can name, each with its name in Lucide. `npm run icons` in studio/ builds the sprite. */
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
} as const;

export type IconName = keyof typeof icons;
