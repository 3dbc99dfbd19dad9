/** One line that says what is being done and how long it will take. Where the output is a file, a line now and then. */
export function startProgress({ steps, seconds }: { steps: number; seconds: number }) {
  const start = Date.now();
  const passed = () => (Date.now() - start) / 1000;
  const minutes = (value: number) => `${Math.floor(value / 60)}:${String(Math.floor(value % 60)).padStart(2, "0")}`;
  let done = 0;
  console.log(
    `${steps} measurements, about ${Math.ceil(seconds / 60)} min on two quiet cores. Leave the machine alone meanwhile.`,
  );
  return {
    step(what: string) {
      done += 1;
      const text = `${minutes(passed())}  ${done} of ${steps}  ${what}`;
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
      else if (done % 10 === 1) console.log(text);
    },
    seconds: passed,
    end() {
      if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
      console.log(`Measured in ${minutes(passed())}.\n`);
    },
  };
}
