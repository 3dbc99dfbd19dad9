export const root: string;
export function run(command: string, args: readonly string[], env?: Record<string, string>): void;
export function commandLine(
  command: string,
  args: readonly string[],
  platform?: NodeJS.Platform,
): [program: string, args: string[]];
export function stop(reason: string): never;
