import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";

export type Utterance = { text: string; state: "waiting" | "spoken" | "cut off" };

/** How fast the voice is. Fast, because nobody listens; not instant, because a message that is interrupted is a fault. */
const charactersPerSecond = 400;

/** Stands in for speech-dispatcher, the service that Orca speaks with: it answers on a socket and keeps every sentence. */
export class Speech {
  readonly said: Utterance[] = [];
  #server: Server;

  constructor(socketPath: string) {
    this.#server = createServer((socket) => this.#serve(socket)).listen(socketPath);
  }

  close() {
    this.#server.close();
  }

  /** One client. The protocol is SSIP: a line with a command, a numbered reply; SPEAK is followed by the text and a dot. */
  #serve(socket: Socket) {
    const queue: { id: number; utterance: Utterance }[] = [];
    let timer: NodeJS.Timeout | undefined;
    let text: string[] | undefined;
    const reply = (...lines: string[]) => socket.writable && socket.write(lines.map((line) => `${line}\r\n`).join(""));
    const tell = (code: number, id: number, event: string) => reply(`${code}-${id}`, `${code}-1`, `${code} ${event}`);

    const speakNext = () => {
      const [next] = queue;
      if (!next || timer) return;
      tell(701, next.id, "BEGIN");
      timer = setTimeout(
        () => {
          timer = undefined;
          queue.shift();
          next.utterance.state = "spoken";
          tell(702, next.id, "END");
          speakNext();
        },
        (next.utterance.text.length / charactersPerSecond) * 1000,
      );
    };
    const say = (words: string) => {
      const utterance: Utterance = { text: words.replaceAll(/\s+/g, " ").trim(), state: "waiting" };
      const id = this.said.push(utterance);
      queue.push({ id, utterance });
      reply(`225-${id}`, "225 OK MESSAGE QUEUED");
      speakNext();
    };
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
      for (const { id, utterance } of queue.splice(0)) {
        utterance.state = "cut off";
        tell(703, id, "CANCELED");
      }
      reply("210 OK CANCELED");
    };

    socket.on("error", () => {});
    createInterface(socket).on("line", (line) => {
      if (text) {
        if (line !== ".") return void text.push(line.replace(/^\.\./, "."));
        say(plainText(text.join(" ")));
        text = undefined;
        return;
      }
      const [command = "", ...args] = line.split(" ");
      switch (command.toUpperCase()) {
        case "SPEAK":
          text = [];
          return reply("230 OK RECEIVING DATA");
        case "CHAR":
        case "KEY":
          return say(args.join(" "));
        case "CANCEL":
        case "STOP":
          return stop();
        case "LIST":
          if (args[0] === "OUTPUT_MODULES") return reply("250-silent", "250 OK MODULE LIST SENT");
          if (args[0] === "SYNTHESIS_VOICES") return reply("249-english\ten\tnone", "249 OK VOICE LIST SENT");
          return reply("249-MALE1", "249 OK VOICE LIST SENT");
        case "GET":
          return reply("251-0", "251 OK GET RETURNED");
        case "HISTORY":
          return reply("245-1", "245 OK CLIENT ID SENT");
        case "QUIT":
          return socket.end("231 HAPPY HACKING\r\n");
        default:
          return reply("200 OK");
      }
    });
  }
}

function plainText(ssml: string) {
  return ssml
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
