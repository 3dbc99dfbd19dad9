/** One bad moment of the machine must not cost a run of half an hour. After three, the figure is missing, and says so. */
export async function tryAgain<Result>(what: string, measure: () => Promise<Result>): Promise<Result | undefined> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    try {
      return await measure();
    } catch (error) {
      console.error(`\n${what}, attempt ${attempt}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    }
  }
  return undefined;
}
