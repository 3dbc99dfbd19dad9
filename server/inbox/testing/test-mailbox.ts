import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type CaughtMail = { from: string; to: string[]; raw: string; headers: Record<string, string>; text: string };

/** A real mail server on this machine that keeps what it is given. */
export async function openMailbox({ port = 0 } = {}) {
  const mails: CaughtMail[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusing) return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
        const raw = Buffer.concat(chunks).toString("utf8");
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        mails.push({ from, to: rcptTo.map(({ address }) => address), raw, ...takeApart(raw) });
        done();
      });
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const taken = (server.server.address() as AddressInfo).port;
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}?ignoreTLS=true`,
    mails,
    refuse: (now: boolean) => (refusing = now),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function takeApart(raw: string): { headers: Record<string, string>; text: string } {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const body = rest.join("\r\n\r\n");
  const encoding = headers["content-transfer-encoding"];
  const text =
    encoding === "base64"
      ? Buffer.from(body, "base64").toString("utf8")
      : encoding === "quoted-printable"
        ? Buffer.from(
            body
              .replace(/=\r\n/g, "")
              .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            "latin1",
          ).toString("utf8")
        : body;
  return { headers, text: text.replaceAll("\r\n", "\n") };
}
