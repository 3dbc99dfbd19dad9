/** Says something to screen readers, in the one live region that all islands of a page share (app/document.tsx). */
export function announce(words: string) {
  document.getElementById("announcer")!.textContent = words;
}
