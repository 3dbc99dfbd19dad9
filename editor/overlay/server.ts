import { useSuspenseQuery } from "@tanstack/react-query";
import type { Saved } from "../api.ts";
import type { Change } from "../changes.ts";

/** Asks the editor's server. An answer other than success becomes an error with a sentence for the owner. */
export async function ask<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  return read(await fetch(`/__editor/${path}?${new URLSearchParams(query)}`));
}

export async function send<T = Saved>(path: string, body: object = {}): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return read(await fetch(`/__editor/${path}`, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** What a view shows, and again after each change. The view waits for it. */
export const useAnswer = <T>(path: string, query: Record<string, string> = {}): T =>
  useSuspenseQuery({ queryKey: [path, query], queryFn: () => ask<T>(path, query) }).data;

/** What changes belong to. `version` is the one that the form was made from. */
export type Origin = { file: string; version?: string };

export const sendChanges = ({ file, version }: Origin, changes: readonly Change[]) =>
  send("change", { file, version, changes });

async function read<T>(response: Response): Promise<T> {
  const body = (await response.json()) as T & { error?: string };
  if (!response.ok) throw new Error(body.error ?? response.statusText);
  return body;
}
