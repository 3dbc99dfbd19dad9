import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";

/** Runs at build time only. Waits for the whole page, so that the file holds finished HTML and no streaming placeholders. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        headers.set("Content-Type", "text/html; charset=utf-8");
        resolve(new Response(withoutStyleAttributes(Buffer.concat(chunks).toString()), { status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(collect),
      onError: reject,
    });
  });
}

/** Radix writes these on tabs before they are used. They say "no animation yet" and "no outline on the wrapper". */
const harmlessStyles = [' style="animation-duration:0s"', ' style="outline:none"'];

/** The policy refuses style attributes in the page; a test sees to it that none are left. */
function withoutStyleAttributes(html: string): string {
  return harmlessStyles.reduce((page, attribute) => page.replaceAll(attribute, ""), html);
}
