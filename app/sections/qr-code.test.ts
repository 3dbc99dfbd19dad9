import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code.tsx";

test("what is drawn is the code, module by module", async () => {
  const address = "https://site.example/ageing-yoga";
  const { data, size } = encode(address, { ecc: "L", border: 0 });
  const svg = renderToStaticMarkup(createElement(QrCode, { address })).replace(
    "<svg",
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 4}" height="${size * 4}"`,
  );
  const { data: pixels, info } = await sharp(Buffer.from(svg))
    .flatten({ background: "#fff" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const darkAt = (x: number, y: number) => pixels[((y * 4 + 2) * info.width + x * 4 + 2) * info.channels]! < 128;
  expect(data.map((row, y) => row.map((_, x) => darkAt(x, y)))).toEqual(data);
});
