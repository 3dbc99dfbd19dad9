import { connect } from "node:net";

export type RawResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** Sends exactly these bytes: an HTTP client would refuse or correct most of what is tested. */
export function sendRaw(address: string, text: string): Promise<RawResponse> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.on("data", (chunk) => chunks.push(chunk));
    // A connection that the server resets is as good an answer as any; `status` is 0 then.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(readResponse(Buffer.concat(chunks))));
    socket.end(text, "latin1");
  });
}

export function get(address: string, path: string, headers: Record<string, string> = {}, method = "GET") {
  const lines = Object.entries({ Host: "localhost", Connection: "close", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return sendRaw(address, `${method} ${path} HTTP/1.1\r\n${head}\r\n`);
}

function readResponse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, Math.max(0, end)).toString("latin1").split("\r\n");
  const headers = lines.map((line) => [line.split(":")[0]!.toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]);
  return {
    status: Number(first.split(" ")[1] ?? 0),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: bytes.subarray(end + 4),
  };
}
