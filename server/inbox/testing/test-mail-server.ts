import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; raw: string; headers: Record<string, string>; text: string };

/** A real mail server on this machine. It waits `delay` milliseconds before it accepts a mail. */
export async function startMailServer({ port = 0, delay = 0 } = {}) {
  const mails: ReceivedMail[] = [];
  let refusal: number | undefined;
  let senderRefusal: number | undefined;
  let started = 0;
  const holds = new Map<string, () => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onMailFrom(_address, _session, done) {
      done(senderRefusal ? Object.assign(new Error("Refused"), { responseCode: senderRefusal }) : null);
    },
    onData(stream, session, done) {
      started += 1;
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const hold = holds.get(session.hostNameAppearsAs);
        if (hold) {
          holds.delete(session.hostNameAppearsAs);
          return hold();
        }
        if (refusal) return done(Object.assign(new Error("Refused"), { responseCode: refusal }));
        setTimeout(() => {
          const raw = Buffer.concat(chunks).toString("utf8");
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom ? mailFrom.address : "";
          mails.push({ from, to: rcptTo.map(({ address }) => address), raw, ...parse(raw) });
          done();
        }, delay);
      });
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: boundPort } = server.server.address() as AddressInfo;
  return {
    port: boundPort,
    url: `smtp://127.0.0.1:${boundPort}`,
    mails,
    /** How many mails clients have begun to send. */
    started: () => started,
    /** Refuses every mail with this SMTP code, or accepts them again. */
    refuse: (code?: number) => (refusal = code),
    /** Never answers the next mail of the client that calls itself so. Resolves when that mail has arrived. */
    hold: (client: string) => new Promise<void>((resolve) => holds.set(client, resolve)),
    refuseSender: (code?: number) => (senderRefusal = code),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function parse(raw: string): { headers: Record<string, string>; text: string } {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const text = decode(rest.join("\r\n\r\n"), headers["content-transfer-encoding"]);
  return { headers, text: text.replaceAll("\r\n", "\n") };
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
