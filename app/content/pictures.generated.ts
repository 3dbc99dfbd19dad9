// Measured by scripts/pictures.ts: do not edit. The words that belong to these numbers are in pictures.ts.
// prettier-ignore
export const pictureNumbers = {
  "group-yoga-session": { width: 1600, height: 1067, placeholder: "#a08367", widths: [480, 800, 1200, 1600], tall: { width: 854, height: 1067, widths: [480, 800] } },
  "hero-breath": { width: 2000, height: 1000, placeholder: "#b49581", widths: [480, 800, 1200, 1600, 2000], tall: { width: 800, height: 1000, widths: [480, 800] } },
  "hero-chair": { width: 2000, height: 1000, placeholder: "#b89c80", widths: [480, 800, 1200, 1600, 2000], tall: { width: 800, height: 1000, widths: [480, 800] } },
  "hero-food": { width: 2000, height: 1000, placeholder: "#af8c66", widths: [480, 800, 1200, 1600, 2000], tall: { width: 800, height: 1000, widths: [480, 800] } },
  "hero-home": { width: 2000, height: 1250, placeholder: "#b2937f", widths: [480, 800, 1200, 1600, 2000], tall: { width: 1000, height: 1250, widths: [480, 800, 1000] } },
  "hero-night": { width: 2000, height: 1000, placeholder: "#4e4b6a", widths: [480, 800, 1200, 1600, 2000], tall: { width: 800, height: 1000, widths: [480, 800] } },
  "hero-roots": { width: 2000, height: 1000, placeholder: "#a07e57", widths: [480, 800, 1200, 1600, 2000], tall: { width: 800, height: 1000, widths: [480, 800] } },
  "hero-sound": { width: 2000, height: 1000, placeholder: "#94714f", widths: [480, 800, 1200, 1600, 2000], tall: { width: 800, height: 1000, widths: [480, 800] } },
  "individual-practice": { width: 1600, height: 1067, placeholder: "#b49682", widths: [480, 800, 1200, 1600], tall: { width: 854, height: 1067, widths: [480, 800] } },
  "meditation-circle": { width: 1600, height: 1067, placeholder: "#987354", widths: [480, 800, 1200, 1600] },
  "nature-retreats": { width: 1600, height: 1067, placeholder: "#9b7f6f", widths: [480, 800, 1200, 1600], tall: { width: 854, height: 1067, widths: [480, 800] } },
  "sacred-symbols": { width: 1600, height: 1067, placeholder: "#5e422b", widths: [480, 800, 1200, 1600] },
  "sound-healing-session": { width: 1600, height: 1067, placeholder: "#a98b6e", widths: [480, 800, 1200, 1600], tall: { width: 854, height: 1067, widths: [480, 800] } },
  "sound-tools": { width: 1600, height: 1067, placeholder: "#9e7d59", widths: [480, 800, 1200, 1600] },
  "studio-practice": { width: 1600, height: 1067, placeholder: "#a0846a", widths: [480, 800, 1200, 1600], tall: { width: 854, height: 1067, widths: [480, 800] } },
} as const;
