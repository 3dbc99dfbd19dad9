/** DESK_ORIGIN: where the owner opens the editor from anywhere. Without it, the editor answers only on this computer. */
export function readDeskOrigin({ DESK_ORIGIN: value }: NodeJS.ProcessEnv): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // Browsers offer passkeys only over https, and on localhost.
  const isSecure = url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "localhost");
  if (!isSecure || url.origin !== value.replace(/\/$/, ""))
    throw new Error(`DESK_ORIGIN=${value} must be an https address without a path, such as https://desk.example.org.`);
  return url.origin;
}
