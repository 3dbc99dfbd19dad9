/**
 * Makes the web sizes of the pictures: art/masters/*.webp -> public/pictures/<name>-<width>.avif and .webp, and measures
 * what the pages need to know about them. Only what changed is made again. `--check` makes nothing and fails by name.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { pictureWords } from "../app/content/pictures.ts";

const root = join(import.meta.dirname, "..");
const mastersFolder = join(root, "art/masters");
const outFolder = join(root, "public/pictures");
const manifestFile = join(root, "art/manifest.json");
const numbersFile = join(root, "app/content/pictures.generated.ts");
const command = "npm run pictures";

const widths = [480, 800, 1200, 1600, 2000];
const leastWidth = 1600;
/** Phones get an upright picture of its own composition, not a slit cut from a wide one. */
const tallWidths = [480, 800, 1080];
const tallShape = 4 / 5;
/** Wide skies and mist show blocks long before a table full of bowls does. */
const smooth = new Set(["hero-home", "hero-breath", "hero-night", "individual-practice", "nature-retreats"]);
/** Sand grains hide compression and cost the most. */
const busy = new Set(["sacred-symbols"]);

type Words = { focal: readonly [number, number]; tall?: { x: number } };
type Box = { left: number; top: number; width: number; height: number };
type Output = { file: string; name: string; width: number; crop: Box; format: "avif" | "webp" };
type Manifest = Record<string, { from: string; is: string }>;

const words: Record<string, Words> = pictureWords;
const names = readdirSync(mastersFolder)
  .filter((file) => file.endsWith(".webp"))
  .map((file) => basename(file, ".webp"))
  .sort();
const hash = (content: Buffer | string) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/** Nearer one end of the scale than the other by subject; a little less at large sizes, where artefacts are smaller. */
function quality(output: Output): number {
  const kind = smooth.has(output.name) ? "smooth" : busy.has(output.name) ? "busy" : "plain";
  const small = output.width <= 800;
  if (output.format === "avif") return { smooth: small ? 70 : 66, plain: small ? 66 : 62, busy: small ? 54 : 50 }[kind];
  return { smooth: 84, plain: 78, busy: small ? 70 : 66 }[kind];
}

function tallBox(width: number, height: number, x: number): Box {
  const cut = Math.round(height * tallShape);
  const left = Math.round((x / 100) * width - cut / 2);
  return { left: Math.min(Math.max(0, left), width - cut), top: 0, width: cut, height };
}

/** The wanted widths the master can fill, and its own width where that is worth another file. */
function sizesUpTo(full: number, wanted: readonly number[]): number[] {
  const sizes = wanted.filter((width) => width <= full);
  return full > 1.15 * sizes.at(-1)! ? [...sizes, full] : sizes;
}

/** What an owner's own picture may lack. */
async function checkMaster(file: string): Promise<string | undefined> {
  let found;
  try {
    found = await sharp(join(mastersFolder, file)).metadata();
  } catch {
    return "is no picture that can be read. Mend: open it in a picture program and save it again as WebP";
  }
  const { width, height, orientation = 1 } = found;
  if (orientation > 1) return "lies on its side. Mend: turn it in a picture program and save it again";
  if (width < height) return `is upright, ${width} × ${height} pixels. Mend: use one that is wider than high`;
  if (width < leastWidth) return `is only ${width} pixels wide. Mend: use one of at least ${leastWidth}`;
  return undefined;
}

async function measure(name: string) {
  const master = sharp(join(mastersFolder, `${name}.webp`));
  const { width, height } = await master.metadata();
  const { channels } = await master.stats();
  const placeholder = `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"))
    .join("")}`;
  const tall = words[name]?.tall && tallBox(width, height, words[name].tall.x);
  return {
    name,
    width,
    height,
    placeholder,
    widths: widths.filter((wanted) => wanted <= width),
    tall,
    tallWidths: tall && sizesUpTo(tall.width, tallWidths),
  };
}

type Measured = Awaited<ReturnType<typeof measure>>;

function outputsOf(picture: Measured): Output[] {
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const sizes = [
    ...picture.widths.map((width) => ({ stem: picture.name, width, crop: whole })),
    ...(picture.tall
      ? picture.tallWidths!.map((width) => ({ stem: `${picture.name}-tall`, width, crop: picture.tall! }))
      : []),
  ];
  return sizes.flatMap(({ stem, width, crop }) =>
    (["avif", "webp"] as const).map((format) => ({
      file: `${stem}-${width}.${format}`,
      name: picture.name,
      width,
      crop,
      format,
    })),
  );
}

/** Everything that decides an output's bytes; when it is the same, so is the picture. */
function recipe(output: Output, masterHash: string): string {
  return hash(JSON.stringify([masterHash, output.width, output.crop, output.format, quality(output)]));
}

async function make(output: Output): Promise<Buffer> {
  const resized = sharp(join(mastersFolder, `${output.name}.webp`))
    .extract(output.crop)
    .resize({ width: output.width });
  return output.format === "avif"
    ? resized.avif({ quality: quality(output), effort: 4, chromaSubsampling: "4:2:0" }).toBuffer()
    : resized.webp({ quality: quality(output), effort: 5, smartSubsample: true }).toBuffer();
}

function numbersModule(pictures: readonly Measured[]): string {
  const lines = pictures.map(({ name, width, height, placeholder, widths: made, tall, tallWidths: tallMade }) => {
    const upright = tall
      ? `, tall: { width: ${tall.width}, height: ${tall.height}, widths: [${tallMade!.join(", ")}] }`
      : "";
    return `  "${name}": { width: ${width}, height: ${height}, placeholder: "${placeholder}", widths: [${made.join(", ")}]${upright} },`;
  });
  return [
    "// Measured by scripts/pictures.ts: do not edit. The words that belong to these numbers are in pictures.ts.",
    "// prettier-ignore",
    "export const pictureNumbers = {",
    ...lines,
    "} as const;",
    "",
  ].join("\n");
}

const checkOnly = process.argv.includes("--check");
const manifest: Manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, "utf8")) : {};
const nextManifest: Manifest = {};
const faults: string[] = [];
mkdirSync(outFolder, { recursive: true });

for (const file of readdirSync(mastersFolder)) {
  if (file.startsWith(".")) continue;
  const problem = file.endsWith(".webp") ? await checkMaster(file) : "does not end in .webp. Mend: save it as WebP";
  if (problem) faults.push(`art/masters/${file} ${problem}.`);
}
// Nothing is made from a master that cannot be used: the sizes made before stay.
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

const pictures = await Promise.all(names.map(measure));
for (const name of names)
  if (!words[name]) faults.push(`art/masters/${name}.webp has no description: add it to content/pictures.yaml`);
for (const name of Object.keys(words)) {
  if (!names.includes(name))
    faults.push(`content/pictures.yaml names ${name}, but art/masters/${name}.webp is missing`);
}

for (const picture of pictures) {
  const masterHash = hash(readFileSync(join(mastersFolder, `${picture.name}.webp`)));
  for (const output of outputsOf(picture)) {
    const path = join(outFolder, output.file);
    const from = recipe(output, masterHash);
    const known = manifest[output.file];
    const present = existsSync(path);
    if (present && known?.from === from && known.is === hash(readFileSync(path))) {
      nextManifest[output.file] = known;
      continue;
    }
    if (checkOnly) {
      faults.push(
        `public/pictures/${output.file} is ${present ? "out of date" : "missing"}: run ${command} and commit the result`,
      );
      continue;
    }
    const bytes = await make(output);
    writeFileSync(path, bytes);
    nextManifest[output.file] = { from, is: hash(bytes) };
    console.log(`${output.file.padEnd(40)} ${(bytes.length / 1000).toFixed(0).padStart(4)} kB`);
    // Written as we go, so that a run that is stopped does not start over.
    writeFileSync(manifestFile, manifestText({ ...manifest, ...nextManifest }));
  }
}

const expected = new Set(pictures.flatMap(outputsOf).map(({ file }) => file));
for (const file of readdirSync(outFolder)) {
  if (expected.has(file)) continue;
  if (checkOnly) faults.push(`public/pictures/${file} belongs to no master: run ${command} to remove it`);
  else rmSync(join(outFolder, file));
}

const numbers = numbersModule(pictures);
if (!existsSync(numbersFile) || readFileSync(numbersFile, "utf8") !== numbers) {
  if (checkOnly) faults.push(`app/content/pictures.generated.ts is out of date: run ${command} and commit the result`);
  else writeFileSync(numbersFile, numbers);
}
if (!checkOnly) writeFileSync(manifestFile, manifestText(nextManifest));

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
} else {
  console.log(`${names.length} pictures, ${expected.size} files: all in order.`);
}

function manifestText(entries: Manifest): string {
  const lines = Object.keys(entries)
    .sort()
    .map((file) => `  ${JSON.stringify(file)}: ${JSON.stringify(entries[file])}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}
