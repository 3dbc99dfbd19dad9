/** An environment variable as an integer, or undefined if it is not set. */
export function readNumber(
  env: Record<string, string | undefined>,
  name: string,
  { min, max = Infinity }: { min: number; max?: number },
): number | undefined {
  if (!env[name]) return undefined;
  const value = Number(env[name]);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`${name} must be an integer ${max < Infinity ? `from ${min} to ${max}` : `of ${min} or more`}.`);
}
