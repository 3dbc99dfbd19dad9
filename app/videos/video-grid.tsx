import type { Video } from "#app/content/videos.ts";
import { frameAddress, videoFeatures, videoHost } from "#app/videos/video-host.ts";

/** By itself a frame lends these to its own first page, which is ours, and not to the platform it is sent to. */
const allowed = videoFeatures.map((feature) => `${feature} ${videoHost}`).join("; ");

/**
 * Twenty frames. Until one is pressed it shows our own poster and asks nobody else. What is said of a video, its
 * cautions too, comes before its frame for those who listen, and stands under it for those who see.
 */
export function VideoGrid({ videos }: { videos: readonly Video[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2" data-stagger="0.1">
      {videos.map(({ id, title, channel, summary }) => (
        <li key={id} className="flex flex-col">
          <h3 className="mt-4 text-h4">{title}</h3>
          {channel && <p className="text-small text-quiet">{channel}</p>}
          <p className="mt-2">{summary}</p>
          <iframe
            title={title}
            src={frameAddress(id)}
            loading="lazy"
            allow={allowed}
            referrerPolicy="strict-origin-when-cross-origin"
            className="order-first aspect-video w-full rounded-card bg-night"
          />
        </li>
      ))}
    </ul>
  );
}
