import { pictures, type Picture } from "#app/content/pictures.ts";
import { unconfirmed } from "#app/content/unconfirmed.ts";

/** A picture of the gallery. Its file and size are in pictures.ts. */
export type GalleryItem = {
  picture: Picture;
  /** What is to be seen and the description leaves unsaid. That all are illustrations, the page says once. */
  alt: string;
  title: string;
  category: string;
  description: string;
};

export const gallery: readonly GalleryItem[] = unconfirmed(
  [
    {
      picture: pictures["group-yoga-session"],
      alt: "A sunlit timber studio, seen from behind the people on their mats.",
      title: "Group Yoga Session",
      category: "Classes",
      description: "Nine people lift their arms on one in-breath. Seated on the mat, nobody can lose their footing.",
    },
    {
      picture: pictures["studio-practice"],
      alt: "An empty timber studio with nine mats and tall windows.",
      title: "Studio Practice",
      category: "Facilities",
      description: "The room before anyone comes: mats laid out, a gong at rest, long light on the boards.",
    },
    {
      picture: pictures["meditation-circle"],
      alt: "Cross-legged figures in a ring, with candles beside the bowl.",
      title: "Meditation Circle",
      category: "Meditation",
      description: "Seen from above: nine people in shawls round one bowl. In a circle nobody sits at the back.",
    },
    {
      picture: pictures["sound-healing-session"],
      alt: "A person on a round rug, seen from behind, with candles and a gong.",
      title: "Sound Healing Session",
      category: "Workshops",
      description:
        "A player waits among eight bowls for the last note to fade. The silence after it is part of the session.",
    },
    {
      picture: pictures["individual-practice"],
      alt: "A figure in a shawl, seen from behind, before a lake at dawn.",
      title: "Individual Practice",
      category: "Personal",
      description: "One person, one rock, one slow breath by the water. Practice alone needs no more than this.",
    },
    {
      picture: pictures["sacred-symbols"],
      alt: "A pattern of many petals on a round plate.",
      title: "Sacred Symbols",
      category: "Spirituality",
      description:
        "Sand on a bronze plate, moved by a single tone. Where the plate stays still, the sand gathers and draws.",
    },
    {
      picture: pictures["nature-retreats"],
      alt: "A small open roof at the end of a jetty, with water on all sides.",
      title: "Nature Retreats",
      category: "Retreats",
      description:
        "A pavilion on a lake at dawn, with mats ready for the first hour. The mist lifts before the talking starts.",
    },
    {
      picture: pictures["sound-tools"],
      alt: "The instruments side by side in morning light.",
      title: "Sound Tools",
      category: "Instruments",
      description:
        "Four brass bowls, a hand bell and a mallet on linen. Each bowl hums for a while after one soft stroke.",
    },
  ],
  "Eight true photographs with the consent of everyone shown, or confirm that the illustrations stay.",
);
