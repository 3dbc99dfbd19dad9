import type { Scripts } from "#app/document.tsx";

/** The scripts of a page in `npm run dev` and `npm run edit`; a build makes its own from the same files. */
export const devScripts: Scripts = {
  inline: { src: "/app/inline/inline-script.ts" },
  dates: { src: "/app/inline/next-dates.ts" },
  forget: { src: "/app/inline/forget.ts" },
  islands: "/app/islands.ts",
};
