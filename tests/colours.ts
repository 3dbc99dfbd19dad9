import type { CDPSession } from "@playwright/test";
import sharp from "sharp";

export type Colour = readonly [red: number, green: number, blue: number];
type Clip = { x: number; y: number; width: number; height: number };

/** The numbers of a computed colour such as "rgb(1, 2, 3)". */
export function parseColour(text: string): Colour {
  return text.match(/[\d.]+/g)!.map((value) => Math.round(Number(value))) as unknown as Colour;
}

/** The contrast of two colours as WCAG defines it: 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  return contrastOfLuminances(luminanceOf(one), luminanceOf(other));
}

export function contrastOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The linear light of each sRGB value, looked up because a screenshot has many pixels. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

export function luminanceOf([red, green, blue]: Colour): number {
  return 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;
}

/**
 * The luminance of each pixel in a part of the viewport. Much faster than page.screenshot, which compresses well and
 * waits for fonts.
 */
export async function luminancesOf(browser: CDPSession, clip: Clip): Promise<Float64Array> {
  const { cssVisualViewport } = await browser.send("Page.getLayoutMetrics");
  const { data } = await browser.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    clip: {
      ...clip,
      x: clip.x + cssVisualViewport.pageX,
      y: clip.y + cssVisualViewport.pageY,
      scale: 1,
    },
  });
  const bytes = await sharp(Buffer.from(data, "base64")).removeAlpha().raw().toBuffer();
  const luminances = new Float64Array(bytes.length / 3);
  for (let i = 0; i < luminances.length; i++) {
    luminances[i] = luminanceOf([bytes[3 * i]!, bytes[3 * i + 1]!, bytes[3 * i + 2]!]);
  }
  return luminances;
}
