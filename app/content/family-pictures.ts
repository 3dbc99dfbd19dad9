import { pictures, type Picture } from "#app/content/pictures.ts";
import type { Family } from "#app/content/types.ts";
import { unconfirmed } from "#app/content/unconfirmed.ts";

/** The hero of a page that names no picture of its own. */
export const familyPictures: Record<Family, Picture> = unconfirmed(
  {
    home: pictures["hero-home"],
    breath: pictures["hero-breath"],
    practice: pictures["studio-practice"],
    sound: pictures["hero-sound"],
    roots: pictures["hero-roots"],
    care: pictures["hero-chair"],
    people: pictures["group-yoga-session"],
    night: pictures["hero-night"],
  },
  "All pictures are illustrations: put photographs of your own place in their stead, or confirm that they stay.",
);
