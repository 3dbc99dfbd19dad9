import { labels } from "#app/content/content.ts";
import { videoShelves } from "#app/content/schema/collections.ts";
import type { Video } from "#app/content/types.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { posterPath, videoFeatures, videoHost } from "#app/shared/video-host.ts";

/** Names the video host, because by default a frame allows features to its first page only, which is our poster. */
const allow = videoFeatures.map((feature) => `${feature} ${videoHost}`).join("; ");

/** The videos in groups. */
export function VideoShelves({ videos }: { videos: readonly Video[] }) {
  return videoShelves.map((shelf) => {
    const own = videos.filter((video) => video.shelf === shelf);
    return (
      <div key={shelf} className="mb-8">
        <h3 className="mb-4 text-h3">{labels.media.shelves[shelf]}</h3>
        <ul
          role="list"
          // Five as 2 and 3, because the first of an odd number is twice as wide.
          className={`grid grid-flow-row-dense gap-x-8 gap-y-6 md:grid-cols-2 ${own.length % 4 === 1 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
          data-stagger="0.1"
        >
          {own.map((video, i) => (
            <VideoItem key={video.id} video={video} isWide={i === 0 && own.length % 2 === 1} />
          ))}
        </ul>
      </div>
    );
  });
}

/**
 * A frame shows our own poster until it is pressed, so nothing is requested from elsewhere. What it is and what to take
 * care of precedes the frame in the document, so that screen readers read it first.
 */
function VideoItem({ video: { id, title, channel, summary }, isWide }: { video: Video; isWide: boolean }) {
  const [about, care] = summary.split(/(?<=[.!?]) /);
  return (
    <li id={id} className={isWide ? "video wide" : "video"}>
      <div>
        <h4 className="text-h4">
          <Unbroken>{title}</Unbroken>
        </h4>
        <p className="text-small text-quiet">{channel ?? labels.media.platform}</p>
      </div>
      <p>
        <Unbroken>{about!}</Unbroken> <strong>{labels.avoid}</strong> <Unbroken>{care!}</Unbroken>
      </p>
      <iframe
        title={title}
        src={posterPath(id)}
        loading="lazy"
        allow={allow}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </li>
  );
}
