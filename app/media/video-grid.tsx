import type { LoadedVideo } from "#app/lib/load-videos.ts";

/** Twenty frames on the platform's privacy host. Until one is pressed it shows our own poster and asks nobody else. */
export function VideoGrid({ videos }: { videos: readonly LoadedVideo[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2" data-stagger="0.1">
      {videos.map(({ id, title, channel, summary, poster }) => (
        <li key={id}>
          <iframe
            title={title}
            srcDoc={poster}
            loading="lazy"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className="aspect-video w-full rounded-card bg-night"
          />
          <h3 className="mt-4 text-h4">{title}</h3>
          {channel && <p className="text-small text-quiet">{channel}</p>}
          <p className="mt-2">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
