import { labels } from "#app/content/content.ts";
import { videoShelves } from "#app/content/schema/collections.ts";
import type { Video } from "#app/content/types.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { posterPath, videoFeatures, videoHost } from "#app/shared/video-host.ts";

/** Names the video host, because by default a frame allows features to its first page only, which is our poster. */
const allow = videoFeatures.map((feature) => `${feature} ${videoHost}`).join("; ");

/** The videos in groups, which the links above them lead to. The first of a group is large, the others are rows below it. */
export function VideoShelves({ videos }: { videos: readonly Video[] }) {
  return (
    <>
      <ul role="list" className="mb-6 flex max-w-[26rem] flex-wrap justify-between gap-x-3 text-small">
        {videoShelves.map((shelf) => (
          <li key={shelf}>
            <a href={`#videos-${shelf}`} className="flex min-h-11 items-center">
              {labels.media.shelves[shelf]}
            </a>
          </li>
        ))}
      </ul>
      {videoShelves.map((shelf) => {
        const own = videos.filter((video) => video.shelf === shelf);
        return (
          <div key={shelf} className="video-shelf mb-8">
            <h3 id={`videos-${shelf}`} className="mb-4 scroll-mt-4 text-h2">
              {labels.media.shelves[shelf]}
            </h3>
            <ul role="list" className={own.length % 3 === 1 ? "videos in-threes" : "videos"} data-stagger="0.1">
              {own.map((video, i) => (
                <VideoItem key={video.id} video={video} isFirst={i === 0} />
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

/**
 * A frame shows our own poster until it is pressed, so nothing is requested from elsewhere. What it is and what to take
 * care of precedes the frame in the document, so that screen readers read it first.
 */
function VideoItem({ video: { id, title, channel, summary, see }, isFirst }: { video: Video; isFirst: boolean }) {
  const [about, care] = summary.split(/(?<=[.!?]) /);
  const [name, dash, more] = title.split(/( [·-] )(.*)/);
  return (
    <li id={id} className={isFirst ? "video first-video" : "video"}>
      <div>
        <h4 className={isFirst ? "text-h3" : "text-h4"}>
          <Unbroken>{name!}</Unbroken>
          {more && (
            <>
              <span className="sr-only-inline">{dash}</span>
              <span className="block font-body text-small font-normal text-quiet">{more}</span>
            </>
          )}
        </h4>
        <p className="text-small text-quiet">
          {channel ? `${labels.media.by} ${channel.replace(" · ", ", ")}` : labels.media.platform}
        </p>
      </div>
      <p>
        <Unbroken>{about!}</Unbroken>{" "}
        <span className="mt-2 block">
          <strong className="font-semibold">{labels.avoid}</strong> <Unbroken>{care!}</Unbroken>
        </span>
      </p>
      <iframe
        title={title}
        src={posterPath(id)}
        loading="lazy"
        allow={allow}
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {see && (
        <p>
          <a href={see.to} className="inline-flex min-h-11 items-center">
            {see.label}
          </a>
        </p>
      )}
    </li>
  );
}
