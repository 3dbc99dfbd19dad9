/** One JSON line per event. Never a visitor's name, address or text. */
export type Log = (entry: { event: string } & Record<string, string | number | boolean | undefined>) => void;

export const logToConsole: Log = (entry) => console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
export const noLog: Log = () => {};
