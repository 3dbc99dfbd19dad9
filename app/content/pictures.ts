import { pictureNumbers } from "#app/content/pictures.generated.ts";

/** What a person decides about a picture; its sizes and colour are measured and live in pictures.generated.ts. */
type PictureWords = {
  /** Says what is to be seen, and that it is an illustration: none shows the real studio, teacher or members. */
  alt: string;
  /** The point to keep when the picture is cropped, in percent from the left and the top. */
  focal: readonly [x: number, y: number];
  /** Where an upright crop for phones is centred, in percent from the left. Pictures without it have no such crop. */
  tall?: { x: number };
};

export type PictureName = keyof typeof pictureNumbers;

export type Picture = {
  name: PictureName;
  /** Address of every size without its end: add `-800.avif`, or `-tall-800.avif` for the upright crop. */
  file: `/pictures/${PictureName}`;
  alt: string;
  focal: readonly [x: number, y: number];
  /** Size of the largest file, for the `width` and `height` attributes. */
  width: number;
  height: number;
  /** The average colour, to stand in until the picture arrives. */
  placeholder: string;
  widths: readonly number[];
  tall?: { width: number; height: number; widths: readonly number[] };
};

// `satisfies` makes a picture without words, or words without a picture, a type error.
export const pictureWords = {
  "group-yoga-session": {
    alt: "Illustration: nine people seated on mats in a sunlit timber studio raise their arms together, seen from behind.",
    focal: [48, 60],
    tall: { x: 50 },
  },
  "hero-breath": {
    alt: "Illustration: a still lake at dawn, with mist, layered hills and one stone near the reeds.",
    focal: [75, 70],
    tall: { x: 78 },
  },
  "hero-chair": {
    alt: "Illustration: a wooden chair with a folded blanket and a stool with a bowl, in warm window light.",
    focal: [76, 58],
    tall: { x: 78 },
  },
  "hero-food": {
    alt: "Illustration: a round wooden tray with fruit, a copper cup and fresh herbs on linen.",
    focal: [70, 55],
    tall: { x: 72 },
  },
  "hero-home": {
    alt: "Illustration: a person in a shawl sits on a rock by a misty lake, seen from behind, facing the sunrise.",
    focal: [75, 60],
    tall: { x: 61 },
  },
  "hero-night": {
    alt: "Illustration: a lake after sunset, the first stars, and a small oil lamp burning on a stone.",
    focal: [80, 70],
    tall: { x: 79 },
  },
  "hero-roots": {
    alt: "Illustration: a palm-leaf manuscript tied with cord, a hand bell and a lit oil lamp on linen.",
    focal: [68, 58],
    tall: { x: 77 },
  },
  "hero-sound": {
    alt: "Illustration: a brass singing bowl on a cushion, its mallet and a small oil lamp in low sun.",
    focal: [68, 55],
    tall: { x: 72 },
  },
  "individual-practice": {
    alt: "Illustration: one person in a shawl meditates beside a lake at dawn, seen from behind.",
    focal: [70, 60],
    tall: { x: 64 },
  },
  "meditation-circle": {
    alt: "Illustration: nine people sit cross-legged in a circle round a brass bowl and candles, seen from above.",
    focal: [50, 50],
  },
  "nature-retreats": {
    alt: "Illustration: a small open pavilion with yoga mats stands on a misty lake at sunrise, at the end of a jetty.",
    focal: [70, 55],
    tall: { x: 69 },
  },
  "sacred-symbols": {
    alt: "Illustration: a many-petalled sound pattern drawn in sand on a round bronze plate.",
    focal: [48, 52],
  },
  "sound-healing-session": {
    alt: "Illustration: a practitioner, seen from behind, sits on a round rug among singing bowls and candles before a gong.",
    focal: [67, 65],
    tall: { x: 69 },
  },
  "sound-tools": {
    alt: "Illustration: four brass singing bowls, a hand bell and a mallet on linen in morning light.",
    focal: [47, 50],
  },
  "studio-practice": {
    alt: "Illustration: an empty timber yoga studio with nine mats, a gong and long light from tall windows.",
    focal: [57, 55],
    tall: { x: 52 },
  },
} as const satisfies Record<PictureName, PictureWords>;

function whole(name: PictureName): Picture {
  const { alt, focal } = pictureWords[name];
  return { name, file: `/pictures/${name}`, alt, focal, ...pictureNumbers[name] };
}

const names = /* @__PURE__ */ Object.keys(pictureWords) as PictureName[];

export const pictures = /* @__PURE__ */ Object.fromEntries(names.map((name) => [name, whole(name)])) as Record<
  string,
  unknown
> as Readonly<Record<PictureName, Picture>>;
