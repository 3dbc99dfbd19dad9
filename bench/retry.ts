/** Tries up to three times, so that one failure does not end a run of half an hour. Each failure is printed. */
export async function retry<Result>(what: string, measure: () => Promise<Result>): Promise<Result | undefined> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    try {
      return await measure();
    } catch (error) {
      console.error(`\n${what}, attempt ${attempt}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    }
  }
  return undefined;
}
