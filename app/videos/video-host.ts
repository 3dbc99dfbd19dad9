/** The platform's privacy host. Nothing is asked of it before a visitor presses a video. */
export const videoHost = "https://www.youtube-nocookie.com";

/** What a video may do there once it plays. */
export const videoFeatures = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

/** The page of ours that a video's frame shows until it is pressed. */
export const frameAddress = (id: string) => `/frames/${id}`;
