import type { Question } from "#offline/messages.ts";

/** Asks the worker that is in charge now; there may be a new one since the last question. */
export async function askWorker<Answer>(question: Question): Promise<Answer> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data as Answer);
    };
    active!.postMessage(question, [port2]);
  });
}

export function tellWorker(question: Question) {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(question));
}
