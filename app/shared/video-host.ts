/** YouTube's host without cookies. Nothing is requested from it before a visitor plays a video. */
export const videoHost = "https://www.youtube-nocookie.com";

/** The browser features a playing video may use, for the `allow` attribute and the Permissions-Policy header. */
export const videoFeatures = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

/** Where our own poster page of a video is served. */
export const posterPath = (id: string) => `/frames/${id}`;
