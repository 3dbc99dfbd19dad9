import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

/** What a visitor has set before the first page opens. */
export type Settings = {
  width: number;
  height: number;
  dark: boolean;
  /** The default text size, in pixels. */
  textSize: number;
  /** Receives every request to another host. */
  proxyPort: number;
};

/** What each engine can do by its own means. Everything else is built on it: see visitor.ts. */
export type Browser = {
  /** Runs a function in the page, which gets one argument. */
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument?: Argument): Promise<Awaited<Result>>;
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
};

export type Key = "Tab" | "Enter" | " " | "ArrowLeft" | "ArrowRight";

export const isWebKit = process.env.ENGINE === "webkit";

export const openBrowser: (settings: Settings) => Promise<Browser> = isWebKit ? openWebKit : openFirefox;
