import { site } from "#app/content/site.ts";
import { omColours } from "#app/styles/palette.ts";
import { omPath } from "#app/ui/om-path.ts";

/** The om emoji as Noto Color Emoji draws it, in our colours. Inline, so that it looks the same in every browser. */
export function Om() {
  return (
    <svg aria-hidden="true" viewBox="52 15 1170 1170" className="size-8">
      <desc>{site.symbol}</desc>
      <rect x="75" y="37" width="1125" height="1125" rx="75" fill={omColours.edge} />
      <rect x="75" y="37" width="1060" height="1059" rx="70" fill={omColours.tile} />
      <path
        fill={omColours.shine}
        opacity=".3"
        d="M410 121q0 10-20 20t-49 23q-30 14-60 34t-48 50q-14 21-20 48-7 27-15 47-8 21-24 21-17 0-20-27t-3-60q1-48 7-86 5-38 21-58t46-28q29-7 83-9 44-2 66 0 21 2 29 8 7 6 7 17"
      />
      <path fill={omColours.sign} d={omPath} />
    </svg>
  );
}
