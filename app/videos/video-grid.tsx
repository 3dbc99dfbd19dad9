import { labels } from "#app/content/content.ts";
import { videoShelves } from "#app/content/schema/collections.ts";
import type { Video } from "#app/content/types.ts";
import { Parts } from "#app/ui/parts.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { posterPath, videoFeatures, videoHost } from "#app/shared/video-host.ts";

/** Names the video host, because by default a frame allows features to its first page only, which is our poster. */
const allow = videoFeatures.map((feature) => `${feature} ${videoHost}`).join("; ");

const shelfId = (shelf: Video["shelf"]) => `videos-${shelf}`;

/** Links to the groups of videos. */
export function ShelfLinks() {
  return (
    <ul role="list" className="mt-4 flex flex-wrap gap-x-4 text-small md:text-body">
      {videoShelves.map((shelf) => (
        <li key={shelf}>
          <a href={`#${shelfId(shelf)}`} className="flex min-h-11 items-center">
            {labels.media.shelves[shelf]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The videos in groups. The first of a group is large; below it the others are rows, or columns on a wide screen. */
export function VideoShelves({ videos }: { videos: readonly Video[] }) {
  return (
    <div className="mt-8">
      {videoShelves.map((shelf) => {
        const own = videos.filter((video) => video.shelf === shelf);
        return (
          <div key={shelf} className="video-shelf">
            <h3 id={shelfId(shelf)} className="mb-5 scroll-mt-8 text-h2 md:mb-7">
              {labels.media.shelves[shelf]}
            </h3>
            <ul role="list" className={`videos in-${own.length % 3 === 1 ? "threes" : "fours"}`} data-stagger="0.1">
              {own.map((video, i) => (
                <VideoItem key={video.id} video={video} isFirst={i === 0} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

type VideoItemProps = { video: Video; isFirst: boolean };

/**
 * A frame shows our own poster until it is pressed, so nothing is requested from elsewhere. What it is and what to take
 * care of precedes the frame in the document, so that screen readers read it first.
 */
function VideoItem({ video: { id, title, shelf, channel, summary, see }, isFirst }: VideoItemProps) {
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
              <Parts>{more}</Parts>
            </>
          )}
        </h4>
        <p className="mt-1 text-small leading-tight text-quiet">
          {channel ? `${labels.media.by} ${channel.replace(" · ", ", ")}` : labels.media.platform}
        </p>
      </div>
      <p>
        <Unbroken>{about!}</Unbroken>{" "}
        <span className="mt-2 block">
          <strong className="font-semibold">{shelf === "understand" ? labels.media.goodToKnow : labels.avoid}</strong>{" "}
          <Unbroken>{care!}</Unbroken>
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
