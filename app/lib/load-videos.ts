import { videos } from "#app/content/videos.ts";
import { posterPage } from "#app/lib/poster-page.ts";

export type LoadedVideo = { id: string; title: string; channel?: string; summary: string; poster: string };

/** The twenty videos, each with the page its frame shows until the visitor presses play. Runs at build time. */
export function loadVideos(): LoadedVideo[] {
  return videos.map((video) => ({ ...video, poster: posterPage(video) }));
}
