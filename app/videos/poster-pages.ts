import { videos } from "#app/content/videos.ts";
import { posterPage } from "#app/videos/poster-page.ts";
import { frameAddress } from "#app/videos/video-host.ts";

/** What the frames of videos show until they are pressed: pages by address. */
export const videoFrames: Readonly<Record<string, string>> = Object.fromEntries(
  videos.map((video) => [frameAddress(video.id), posterPage(video)]),
);
