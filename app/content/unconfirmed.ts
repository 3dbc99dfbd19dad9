/**
 * Marks a value as invented until the owner confirms it. `npm run launch-check` finds every mark in the content files
 * and prints file, field and what it needs. To confirm: put the true value in place of the whole unconfirmed(…).
 */
export function unconfirmed<T>(value: T, _needs: string): T {
  return value;
}
