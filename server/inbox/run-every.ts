import { errorForLog } from "#server/errors.ts";
import type { Log } from "#server/log.ts";

/**
 * Runs a task now and then at intervals, never twice at the same time. A task that returns true has more to do and runs
 * again at once, so `stop` only waits for the current run.
 */
export function runEvery(interval: number, task: () => Promise<boolean>, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let runAgain = false;
  let stopped = false;

  function run() {
    clearTimeout(timer);
    runAgain = false;
    running = task()
      .catch((error: unknown) => {
        log({ event: "task", outcome: "failed", ...errorForLog(error) });
        return false;
      })
      .then((more) => {
        running = undefined;
        if (!stopped) timer = setTimeout(run, more || runAgain ? 0 : interval).unref();
      });
  }

  run();
  return {
    runNow() {
      if (running) runAgain = true;
      else if (!stopped) run();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
