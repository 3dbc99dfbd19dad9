import { ask } from "./server.ts";

/** New sizes of pictures restart the server. A page that reloads meanwhile would lose its scripts. */
export async function reloadPage(): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));
  for (let answers = 0; answers < 3;) {
    await pause();
    answers = await ask("steps").then(
      () => answers + 1,
      () => 0,
    );
  }
  location.reload();
}
