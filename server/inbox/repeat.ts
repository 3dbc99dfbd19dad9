import type { Log } from "#server/inbox/log.ts";

/** Runs some work at once and then again and again, never twice at a time. `soon` does not wait for the next time. */
export function repeat(work: () => Promise<unknown>, { every, log }: { every: number; log: Log }) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  function run() {
    clearTimeout(timer);
    again = false;
    running = work()
      .catch((error: Error) => log({ event: "upkeep", outcome: "delayed", reason: error.name }))
      .then(() => {
        running = undefined;
        if (!stopped) timer = setTimeout(run, again ? 0 : every).unref();
      });
  }

  run();
  return {
    soon() {
      if (running) again = true;
      else if (!stopped) run();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
