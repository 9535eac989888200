import type { Photograph } from "~/house/ui/photographs/photographs";
import type { Camera, Scene } from "../storyboard";

interface ShownPhotograph {
  readonly chapter?: string;
  readonly text: string;
  readonly photo: Photograph;
  readonly seconds: number;
  /** Where the camera begins and ends; a photograph is 400 units wide, with its height in proportion. */
  readonly from: Camera;
  readonly to: Camera;
}

/** A published photograph over which the camera moves slowly. */
export function photographScene({ chapter, text, photo, seconds, from, to }: ShownPhotograph): Scene {
  const { name, alt, width, height } = photo;
  return {
    ...(chapter && { chapter }),
    text,
    picture: (
      <svg role="img" aria-label={alt}>
        <image href={`photograph:${name}-${width}`} width="400" height={(400 * height) / width} />
      </svg>
    ),
    beats: [
      {
        words: text,
        seconds,
        looks: [
          { at: 0, view: from },
          { at: 0, for: seconds, view: to },
        ],
      },
    ],
  };
}
