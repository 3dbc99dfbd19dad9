import type { WorkerRequest } from "#app/shared/worker-messages.ts";

/** Looked up on each call, because an update may have replaced the active worker. */
const activeWorker = async () => (await navigator.serviceWorker.ready).active!;

export async function callWorker<Result>(request: WorkerRequest): Promise<Result> {
  const worker = await activeWorker();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data as Result);
    };
    worker.postMessage(request, [port2]);
  });
}
