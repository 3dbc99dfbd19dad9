/**
 * Writes public/pictures/<name>-<width>.{avif,webp} and app/content/pictures.generated.ts from masters/*.webp. Only
 * outdated files are written. With --check nothing is written and every outdated file is an error.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { generatedModule, manifestFile, mastersFolder, outputFolder } from "./files.ts";
import { phoneSizeProblem, sizeProblem } from "./master-size.ts";

const widths = [480, 800, 1200, 1600, 2000];
/** Phones get a closer picture: a crop of a master of its own, <name>-phone.webp, or of the wide one. */
const phoneWidths = [480, 800, 1080];
/** The width of a crop of the wide picture, relative to its height. */
const phoneZoom = 4 / 5;
/** Width to height of the crop. The banner of a phone is a little wider. */
const phoneRatio = 3 / 2;
/** Skies and mist show compression artefacts early, sand grains, leaves and many small things hide them. */
const smoothPictures = ["hero-home", "hero-breath", "hero-night", "individual-practice", "nature-retreats"];
const grainyPictures = [
  "sacred-symbols",
  "harmonium-marigolds",
  "morning-class",
  "garden-two",
  "window-seat",
  "kitchen-chair",
  "mala-linen",
];

type Picture = Awaited<ReturnType<typeof measure>>;
type Crop = { left: number; top: number; width: number; height: number };
type Output = { file: string; name: string; master: string; width: number; crop: Crop; format: "avif" | "webp" };
/** What each output was made from, and the hash of the output itself. */
type Manifest = Record<string, { recipe: string; output: string }>;

type Settings = Record<string, { focal: [x: number, y: number]; phone?: { x?: number; y?: number } }>;

// Not app/content/content.ts: it accepts only pictures that this script has already measured.
const { pictures: settings }: { pictures: Settings } = parse(readFileSync("content/pictures.yaml", "utf8"));
const masterOf = (name: string) => `${mastersFolder}/${name}.webp`;
const phoneEnding = "-phone.webp";
const hash = (content: Buffer | string) => createHash("sha256").update(content).digest("hex").slice(0, 16);

const checkOnly = process.argv.includes("--check");
mkdirSync(outputFolder, { recursive: true });
const masterFiles = readdirSync(mastersFolder).filter((file) => !file.startsWith("."));
// Stop before writing anything if a master cannot be used, so that its previous sizes stay.
stopIfAny((await Promise.all(masterFiles.map(findMasterProblem))).filter((problem) => problem !== undefined));

const names = masterFiles
  .filter((file) => !file.endsWith(phoneEnding))
  .map((file) => basename(file, ".webp"))
  .sort();
const pictures = await Promise.all(names.map(measure));
const outputs = pictures.flatMap(outputsOf);
const errors = [
  ...masterFiles
    .filter((file) => file.endsWith(phoneEnding) && !names.includes(basename(file, phoneEnding)))
    .map((file) => `${mastersFolder}/${file} has no wide picture beside it.`),
  ...names.filter((name) => !settings[name]).map((name) => `${masterOf(name)} has no entry in content/pictures.yaml.`),
  ...Object.keys(settings)
    .filter((name) => !names.includes(name))
    .map((name) => `content/pictures.yaml has "${name}", but ${masterOf(name)} does not exist.`),
];
await updateOutputs();
removeUnknownOutputs();
updateGeneratedModule();
stopIfAny(errors);
console.log(`${pictures.length} pictures, ${outputs.length} files: up to date.`);

/** Problems that a replaced picture may have. */
async function findMasterProblem(file: string): Promise<string | undefined> {
  const path = `${mastersFolder}/${file}`;
  if (!file.endsWith(".webp")) return `${path} is not a .webp file. Save it as WebP.`;
  const metadata = await sharp(path).metadata().catch(() => undefined); // oxfmt-ignore
  if (!metadata) return `${path} cannot be read. Open it in an image editor and save it again as WebP.`;
  const { width, height, orientation = 1 } = metadata;
  if (orientation > 1) return `${path} is rotated. Turn it upright in an image editor and save it again.`;
  const problem = file.endsWith(phoneEnding) ? phoneSizeProblem(width, height) : sizeProblem(width, height);
  return problem && `${path}: ${problem}`;
}

async function measure(name: string) {
  const master = sharp(masterOf(name));
  const { width, height } = await master.metadata();
  // Scaled to one pixel, a picture is its mean colour.
  const mean = await master.resize(1, 1, { fit: "fill", kernel: "linear" }).removeAlpha().raw().toBuffer();
  return {
    name,
    width,
    height,
    placeholder: `#${mean.toString("hex")}`,
    widths: widths.filter((wanted) => wanted <= width),
    phone: await measurePhone(name, width, height),
  };
}

async function measurePhone(name: string, width: number, height: number) {
  const { focal, phone: { x, y = 0 } = {} } = settings[name] ?? { focal: [50, 50] };
  const ownMaster = masterOf(`${name}-phone`);
  const hasOwn = existsSync(ownMaster);
  const master = hasOwn ? ownMaster : masterOf(name);
  const whole = hasOwn ? await sharp(ownMaster).metadata() : { width, height };
  const cropWidth = hasOwn ? whole.width : Math.round(height * phoneZoom);
  const cropHeight = Math.min(whole.height, Math.round(cropWidth / phoneRatio));
  const left = Math.round(((x ?? focal[0]) / 100) * whole.width - cropWidth / 2);
  const crop: Crop = {
    left: Math.min(Math.max(0, left), whole.width - cropWidth),
    top: Math.round((y / 100) * (whole.height - cropHeight)),
    width: cropWidth,
    height: cropHeight,
  };
  return { master, crop, widths: widthsUpTo(cropWidth) };
}

/** The widths for phones that the crop can fill, plus its own width if that is clearly larger. */
function widthsUpTo(cropWidth: number): number[] {
  const fitting = phoneWidths.filter((width) => width <= cropWidth);
  return cropWidth > 1.15 * fitting.at(-1)! ? [...fitting, cropWidth] : fitting;
}

function outputsOf({ name, width, height, widths, phone }: Picture): Output[] {
  const sizes = [
    ...widths.map((size) => ({
      stem: name,
      master: masterOf(name),
      width: size,
      crop: { left: 0, top: 0, width, height },
    })),
    ...phone.widths.map((size) => ({ stem: `${name}-phone`, master: phone.master, width: size, crop: phone.crop })),
  ];
  return sizes.flatMap(({ stem, ...size }) =>
    (["avif", "webp"] as const).map((format) => ({ file: `${stem}-${size.width}.${format}`, name, format, ...size })),
  );
}

function qualityOf({ name, width, format }: Output): number {
  const kind = smoothPictures.includes(name) ? "smooth" : grainyPictures.includes(name) ? "grainy" : "normal";
  if (format === "webp") return { smooth: 84, normal: 78, grainy: 66 }[kind];
  // The dense screens of phones hide artefacts.
  const forPhones = width <= 1080;
  return { smooth: 66, normal: 62, grainy: 50 }[kind] - (forPhones ? 6 : 0);
}

async function updateOutputs() {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  const masterHashes = new Map(
    [...new Set(outputs.map(({ master }) => master))].map((master) => [master, hash(readFileSync(master))]),
  );
  const current: Manifest = {};
  for (const output of outputs) {
    const { file, master, width, crop, format } = output;
    const path = `${outputFolder}/${file}`;
    const recipe = hash(JSON.stringify([masterHashes.get(master), width, crop, format, qualityOf(output)]));
    const known = manifest[file];
    if (known?.recipe === recipe && existsSync(path) && known.output === hash(readFileSync(path))) {
      current[file] = known;
    } else if (checkOnly) {
      errors.push(`${path} is missing or out of date. Run npm run pictures and commit the result.`);
    } else {
      const bytes = await encode(output);
      writeFileSync(path, bytes);
      current[file] = { recipe, output: hash(bytes) };
      // Saved after every picture, so that an interrupted run can continue.
      writeFileSync(manifestFile, manifestText({ ...manifest, ...current }));
      console.log(`${file.padEnd(40)} ${(bytes.length / 1000).toFixed(0).padStart(4)} kB`);
    }
  }
  if (!checkOnly) writeFileSync(manifestFile, manifestText(current));
}

function encode(output: Output): Promise<Buffer> {
  const quality = qualityOf(output);
  const resized = sharp(output.master).extract(output.crop).resize({ width: output.width });
  return output.format === "avif"
    ? resized.avif({ quality, effort: 4, chromaSubsampling: "4:2:0" }).toBuffer()
    : resized.webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
}

function removeUnknownOutputs() {
  const expected = new Set(outputs.map(({ file }) => file));
  for (const file of readdirSync(outputFolder).filter((name) => !expected.has(name))) {
    if (checkOnly) errors.push(`${outputFolder}/${file} has no master. Run npm run pictures to remove it.`);
    else rmSync(`${outputFolder}/${file}`);
  }
}

function updateGeneratedModule() {
  const entries = pictures.map(({ name, width, height, placeholder, widths, phone }) => {
    const phoneEntry = `{ width: ${phone.crop.width}, height: ${phone.crop.height}, widths: [${phone.widths.join(", ")}] }`;
    return `  "${name}": { width: ${width}, height: ${height}, placeholder: "${placeholder}", widths: [${widths.join(", ")}], phone: ${phoneEntry} },`;
  });
  const text = [
    "// Generated by assets/pictures/make-pictures.ts: do not edit. Alt texts and focal points are in content/pictures.yaml.",
    "// oxfmt-ignore",
    "export const pictureNumbers = {",
    ...entries,
    "} as const;",
    "",
  ].join("\n");
  if (existsSync(generatedModule) && readFileSync(generatedModule, "utf8") === text) return;
  if (checkOnly) errors.push(`${generatedModule} is out of date. Run npm run pictures and commit the result.`);
  else writeFileSync(generatedModule, text);
}

function manifestText(entries: Record<string, unknown>): string {
  const lines = Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, entry]) => `  ${JSON.stringify(file)}: ${JSON.stringify(entry)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

function stopIfAny(problems: readonly string[]) {
  if (problems.length === 0) return;
  console.error(problems.join("\n"));
  process.exit(1);
}
