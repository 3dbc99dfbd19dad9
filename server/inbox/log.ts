/** One event as one line of JSON. No name, address or word of a visitor belongs here. */
export type Log = (entry: { event: string } & Record<string, string | number | boolean | undefined>) => void;

export const logToConsole: Log = (entry) => console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
export const silence: Log = () => {};
