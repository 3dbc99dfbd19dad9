import type { Video } from "#app/content/types.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { posterPath, videoFeatures, videoHost } from "#app/videos/video-host.ts";

/** Names the video host, because by default a frame allows features to its first page only, which is our poster. */
const allow = videoFeatures.map((feature) => `${feature} ${videoHost}`).join("; ");

/**
 * Each frame shows our own poster until it is pressed, so nothing is requested from elsewhere. The description, cautions
 * included, is shown below the frame but precedes it in the document, so that screen readers read it first.
 */
export function VideoGrid({ videos }: { videos: readonly Video[] }) {
  return (
    <ul role="list" className="grid gap-x-8 gap-y-12 md:grid-cols-2" data-stagger="0.1">
      {videos.map(({ id, title, channel, summary }) => (
        <li key={id} className="flex flex-col">
          <h3 className="mt-4 text-h4">
            <Unbroken>{title}</Unbroken>
          </h3>
          {channel && <p className="text-small text-quiet">{channel}</p>}
          <p className="mt-2">
            <Unbroken>{summary}</Unbroken>
          </p>
          <iframe
            title={title}
            src={posterPath(id)}
            loading="lazy"
            allow={allow}
            referrerPolicy="strict-origin-when-cross-origin"
            className="order-first aspect-video w-full rounded-card bg-night"
          />
        </li>
      ))}
    </ul>
  );
}
