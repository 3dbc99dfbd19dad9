import type { Cue } from "./cues.ts";

export function webVtt(cues: Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text }, i) => `${i + 1}\n${stamp(start)} --> ${stamp(end)}\n${escaped(text)}\n`,
  );
  return ["WEBVTT\n", ...blocks].join("\n");
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function stamp(second: number): string {
  const ms = Math.round(second * 1000);
  const two = (n: number): string => String(Math.floor(n)).padStart(2, "0");
  const rest = String(ms % 1000).padStart(3, "0");
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${rest}`;
}
