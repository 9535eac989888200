/** What the pages say about their films. */
export const filmWords = {
  silent: "Film without sound",
  inSteps: "Its words are those of the drawn steps below, and captions can be turned on.",
  transcript: "The words of the film",
  download: "Download the film",
} as const;
