export const root: string;
export function run(command: string, args: readonly string[], env?: Record<string, string>): void;
export function stop(reason: string): never;
