import { videos } from "#app/content/content.ts";
import type { Video } from "#app/content/types.ts";
import { palette } from "#app/styles/palette.ts";
import { escapeHtml } from "#app/shared/escape-html.ts";
import { posterPath, videoHost } from "#app/shared/video-host.ts";

const { night, "night-deep": nightDeep, marigold, "gold-pale": goldPale } = palette;

// Inline, to save a request per frame; the build adds its hash to the Content-Security-Policy. The disc grows with the frame. rgb(24 26 42) is nightDeep.
const style = `
html,body,section{height:100%;margin:0;background:${night}}
a{position:relative;display:block;height:100%}
a:focus-visible{outline:4px solid ${goldPale};outline-offset:-8px}
a:focus-visible::after{content:"";position:absolute;inset:0;border:4px solid ${nightDeep}}
img{display:block;width:100%;height:100%;object-fit:cover}
.title{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.play{position:absolute;bottom:6%;left:4%;font-size:clamp(1.75rem,9vw,4rem);width:1em;height:1em;border-radius:50%;background:${marigold};box-shadow:0 .1rem .5rem rgb(24 26 42/.4)}
.play::after{content:"";position:absolute;top:50%;left:54%;transform:translate(-50%,-50%);border:solid transparent;border-width:.2em 0 .2em .33em;border-left-color:${nightDeep}}
a:hover .play{background:${goldPale}}
@media (prefers-color-scheme:dark){img{filter:brightness(.82)}}
@media (prefers-contrast:more),(prefers-reduced-transparency:reduce),(forced-colors:active){.play{box-shadow:none}}
@media (forced-colors:active){.play{forced-color-adjust:none}a:focus-visible{outline-color:Highlight}}
`.replaceAll("\n", "");

// The frame grows once it or the title beside it is pressed, and its top stays where it is on the screen. Here, because only media pages need it.
const script = `
const link=document.querySelector("a"),frame=frameElement,title=frame?.parentNode.querySelector("h4");
if(title)title.onclick=()=>link.click();
link.onclick=()=>{
if(!title)return;
title.onclick=null;
const top=()=>frame.getBoundingClientRect().top,before=top();
frame.parentNode.classList.add("playing");
parent.scrollBy({top:top()-before,behavior:"instant"})
}`.replaceAll("\n", "");

/** The HTML that each video frame shows until the visitor presses play, by path. */
export const posterPages: Readonly<Record<string, string>> = Object.fromEntries(
  videos.map((video) => [posterPath(video.id), posterPage(video)]),
);

/** One large link to the video: our own poster. Its title is for screen readers, because the page shows it below the frame. */
function posterPage({ id, title, poster = id }: Pick<Video, "id" | "title" | "poster">): string {
  const heading = escapeHtml(title);
  const embed = `${videoHost}/embed/${id}?autoplay=1&amp;rel=0`;
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style>` +
    `<body><section><a href="${embed}"><img src="/posters/${poster}.svg" alt="" width="640" height="360"><span class="play"></span>` +
    `<span class="title">Play video: ${heading}</span></a></section><script>${script}</script>`
  );
}
