import { videos } from "#app/content/videos.ts";

export type LoadedVideo = { id: string; title: string; channel?: string; summary: string; poster: string };

/** The twenty videos, each with the page its frame shows until the visitor presses play. Runs at build time. */
export function loadVideos(): LoadedVideo[] {
  return videos.map((video) => ({ ...video, poster: posterPage(video) }));
}

/** A frame's first page: our own poster and a link to the embed. It asks no other host, and works without scripts. */
function posterPage({ id, title }: { id: string; title: string }): string {
  const words = escapeHtml(title);
  const embed = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&amp;rel=0`;
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${words}</title>` +
    `<link rel="stylesheet" href="/poster.css"><body><main><a href="${embed}">` +
    `<img src="/posters/${id}.svg" alt="" width="640" height="360"><span class="play"></span>` +
    `<span class="title"><span class="verb">Play video: </span>${words}</span></a></main>`
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
