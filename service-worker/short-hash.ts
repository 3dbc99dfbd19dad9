/** Six bytes of SHA-256 in base64: short, because a build lists one for each file of the shell and each block of audio. */
export const shortHashLength = 8;

export async function shortHash(bytes: BufferSource): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return btoa(String.fromCharCode(...new Uint8Array(hash, 0, 6)));
}
