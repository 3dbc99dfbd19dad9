/** Prints the current step on one line of the terminal, or every tenth step where the output is not a terminal. */
export function startProgress({ steps, seconds }: { steps: number; seconds: number }) {
  const start = Date.now();
  const elapsed = () => (Date.now() - start) / 1000;
  const minutes = (value: number) => `${Math.floor(value / 60)}:${String(Math.floor(value % 60)).padStart(2, "0")}`;
  let done = 0;
  console.log(
    `${steps} measurements, about ${Math.ceil(seconds / 60)} min on two idle cores. Do not use the machine meanwhile.`,
  );
  return {
    step(what: string) {
      done += 1;
      const text = `${minutes(elapsed())}  ${done} of ${steps}  ${what}`;
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
      else if (done % 10 === 1) console.log(text);
    },
    seconds: elapsed,
    end() {
      if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
      console.log(`Measured in ${minutes(elapsed())}.\n`);
    },
  };
}
