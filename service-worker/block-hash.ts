/** Six bytes of SHA-256 in base64: short, because the precache lists one for each block of audio. */
export const blockHashLength = 8;

export async function blockHash(block: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", block);
  return btoa(String.fromCharCode(...new Uint8Array(hash, 0, 6)));
}
