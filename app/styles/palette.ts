// Exported separately, so that browser code can import these two without the whole palette.
export const linen = "#f7f0e4";
export const night = "#23263a";

/**
 * Named colours. Import them instead of copying the hex value. site-css.ts turns them into the CSS variables --linen,
 * --paper and so on, and tokens.css gives them roles. A shade that only one role uses may be written in tokens.css instead.
 */
export const palette = {
  linen,
  paper: "#fdf9f1",
  "sand-pale": "#efe4d0",
  peach: "#eebb90",
  gold: "#e0b267",
  "gold-pale": "#f0d6a4",
  terracotta: "#9c4f33",
  sage: "#6f7a5e",
  marigold: "#f0a63c",
  "marigold-pale": "#f8c572",
  leaf: "#356a3e",
  "leaf-deep": "#24512f",
  "leaf-bright": "#a8c89a",
  grove: "#1f4030",
  ink: "#1b1d2e",
  night,
  "night-raised": "#2d3149",
  "night-deep": "#181a2a",
} as const;

export const omColours = { sign: "#fbf4e6", tile: "#a9573a", edge: "#8a4129", shine: "#fff4df" } as const;

export const appIconColours = { centre: "#b9633f", rim: "#7f3a24", figure: "#f3c998" } as const;
