import { pictures, type Picture } from "#app/content/pictures.ts";
import { unconfirmed } from "#app/content/unconfirmed.ts";

/** A picture of the gallery. Its file, size and alternative text are in pictures.ts. */
export type GalleryItem = {
  picture: Picture;
  title: string;
  category: string;
  description: string;
};

export const gallery: readonly GalleryItem[] = unconfirmed(
  [
    {
      picture: pictures["group-yoga-session"],
      title: "Group Yoga Session",
      category: "Classes",
      description: "Nine people lift their arms on one in-breath. Seated on the mat, nobody can lose their footing.",
    },
    {
      picture: pictures["studio-practice"],
      title: "Studio Practice",
      category: "Facilities",
      description: "The room before anyone comes: mats laid out, a gong at rest, long light on the boards.",
    },
    {
      picture: pictures["meditation-circle"],
      title: "Meditation Circle",
      category: "Meditation",
      description: "Seen from above: nine people in shawls round one bowl. In a circle nobody sits at the back.",
    },
    {
      picture: pictures["sound-healing-session"],
      title: "Sound Healing Session",
      category: "Workshops",
      description:
        "A player waits among eight bowls for the last note to fade. The silence after it is part of the session.",
    },
    {
      picture: pictures["individual-practice"],
      title: "Individual Practice",
      category: "Personal",
      description: "One person, one rock, one slow breath by the water. Practice alone needs no more than this.",
    },
    {
      picture: pictures["sacred-symbols"],
      title: "Sacred Symbols",
      category: "Spirituality",
      description:
        "Sand on a bronze plate, moved by a single tone. Where the plate stays still, the sand gathers and draws.",
    },
    {
      picture: pictures["nature-retreats"],
      title: "Nature Retreats",
      category: "Retreats",
      description:
        "A pavilion on a lake at dawn, with mats ready for the first hour. The mist lifts before the talking starts.",
    },
    {
      picture: pictures["sound-tools"],
      title: "Sound Tools",
      category: "Instruments",
      description:
        "Four brass bowls, a hand bell and a mallet on linen. Each bowl hums for a while after one soft stroke.",
    },
  ],
  "Eight true photographs with the consent of everyone shown, or confirm that the illustrations stay.",
);
