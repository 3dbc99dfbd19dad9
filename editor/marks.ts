/**
 * Invisible characters around a text that say which one it is: an opening sign, a number in binary digits, and a closing
 * sign after the text. They exist only while editing.
 */
const [open, close, zero, one] = ["\u2061", "\u2062", "\u2063", "\u2064"];

export const signs = new RegExp(`${open}(?<digits>[${zero}${one}]+)|${close}`, "g");
export const withoutSigns = (words: string) => words.replace(signs, "");
export const numberOf = (digits: string) => parseInt([...digits].map((digit) => (digit === one ? 1 : 0)).join(""), 2);
const opening = (n: number) => open + [...n.toString(2)].map((digit) => (digit === "1" ? one : zero)).join("");

/** The signs go inside the first and the last letter, because some components look at those, but never into a {gap}. */
export function surround(words: string, n: number): string {
  return openIn(closeIn(words), n);
}
export function openIn(words: string, n: number): string {
  const at = /^[!-z]./.test(words) ? 1 : 0;
  return words.slice(0, at) + opening(n) + words.slice(at);
}
export function closeIn(words: string): string {
  const at = /.[!-z]$/.test(words) ? words.length - 1 : words.length;
  return words.slice(0, at) + close + words.slice(at);
}
