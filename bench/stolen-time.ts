import { readFileSync } from "node:fs";

type ProcessorTime = { used: number; stolen: number };

/**
 * Starts watching how much processor time a shared host gives to other machines. The returned function gives
 * that time as a share, from 0 to 1, of what this machine has asked for since then. Only Linux reports it; elsewhere it is 0.
 */
export function watchStolenTime(read: () => ProcessorTime = readProcessorTime): () => number {
  const start = read();
  return () => {
    const now = read();
    const stolen = now.stolen - start.stolen;
    const wanted = now.used - start.used + stolen;
    return wanted > 0 ? stolen / wanted : 0;
  };
}

function readProcessorTime(): ProcessorTime {
  if (process.platform !== "linux") return { used: 0, stolen: 0 };
  // The first line of /proc/stat: cpu user nice system idle iowait irq softirq steal …
  const [, user, nice, system, , , irq, softirq, stolen] = readFileSync("/proc/stat", "utf8").split(/\s+/).map(Number);
  return { used: user! + nice! + system! + irq! + softirq!, stolen: stolen ?? 0 };
}
