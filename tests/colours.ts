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
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The linear light of each sRGB value, looked up because a screenshot has many pixels. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

export function luminanceOf([red, green, blue]: Colour): number {
  return 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;
}

/** The pixels of a part of the viewport. Much faster than page.screenshot, which compresses well and waits for fonts. */
export async function pixelsOf(browser: CDPSession, clip: Clip) {
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
  const image = sharp(Buffer.from(data, "base64")).removeAlpha().raw();
  const { data: bytes, info } = await image.toBuffer({ resolveWithObject: true });
  const at = (i: number): Colour => [bytes[3 * i]!, bytes[3 * i + 1]!, bytes[3 * i + 2]!];
  return { width: info.width, height: info.height, count: info.width * info.height, at };
}
