// The worker of show-current-date.ts.
onmessage = ({ data: now }: MessageEvent<number>) => {
  const date = new Date(now);
  postMessage({
    textContent: date.toLocaleDateString(undefined, { dateStyle: "long" }),
    // The Swedish format is the ISO format.
    dateTime: date.toLocaleDateString("sv-SE"),
  });
  close();
};
