import { expect, test } from "vitest";
import { PRACTICE_NAME } from "../practice.ts";
import { shortPart, shortScore } from "../short-score.ts";
import { id3 } from "./id3.ts";
import { plan } from "./plan.ts";

type Frame = { id: string; body: Buffer };

function frames(data: Buffer): Frame[] {
  const found: Frame[] = [];
  for (let at = 0; at < data.length;) {
    const size = data.readUInt32BE(at + 4);
    found.push({ id: data.toString("latin1", at, at + 4), body: data.subarray(at + 10, at + 10 + size) });
    at += 10 + size;
  }
  return found;
}

const textOf = (frame: Frame | undefined): string => frame!.body.subarray(3).toString("utf16le");

const tag = id3(plan(shortScore([shortPart(20, [], { title: "Arrive" }), shortPart(25, [], { title: "Śānti" })])));
const size = [6, 7, 8, 9].reduce((sum, i) => sum * 128 + tag[i]!, 0);

test("the tag states its own size", () => {
  expect(tag.toString("latin1", 0, 3)).toBe("ID3");
  expect(size).toBe(tag.length - 10);
});

test("the tag has the title, the practice and the length", () => {
  const byId = new Map(frames(tag.subarray(10)).map((frame) => [frame.id, frame]));
  expect(textOf(byId.get("TIT2"))).toBe("Short & sweet");
  expect(textOf(byId.get("TPE1"))).toBe(PRACTICE_NAME);
  expect(textOf(byId.get("TLEN"))).toBe("45000");
});

test("the tag has every chapter with its times and title", () => {
  const chapters = frames(tag.subarray(10)).filter((frame) => frame.id === "CHAP");
  const read = chapters.map(({ body }) => {
    const at = body.indexOf(0) + 1;
    return [body.readUInt32BE(at), body.readUInt32BE(at + 4), textOf(frames(body.subarray(at + 16))[0])];
  });
  expect(read).toEqual([
    [0, 20_000, "Arrive"],
    [20_000, 45_000, "Śānti"],
  ]);
});
