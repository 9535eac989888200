import { measuringLessons } from "~/storefront/guides/lessons";
import { FramelessDrawing } from "~/storefront/guides/page/drawings/frameless-drawing";
import { InsetDrawing } from "~/storefront/guides/page/drawings/inset-drawing";
import { css, label, type Scene, words } from "../storyboard";

const [, lesson] = measuringLessons;
const [, , inset, frameless] = lesson.steps;

const group = (nth: number) => css('g[stroke-width="1.25"]', nth);

/** One door, then a pair, between the stiles of their openings. */
export const insetDoors: Scene = {
  chapter: "Inset",
  text: inset.text,
  picture: <InsetDrawing />,
  beats: [
    {
      words: "Inset",
      seconds: 6,
      looks: [{ at: 0, view: [200, 108, 440] }],
      acts: [
        { do: "measure", tape: true, part: label("Opening 15"), at: 0.6, for: 2.3 },
        { do: "slide", from: [0, 90], part: group(1), at: 2.6, for: 1.4 },
        { do: "show", part: label("3/32", 0), at: 4.2 },
        { do: "show", part: label("3/32", 1), at: 4.2 },
      ],
    },
    {
      words: "Deduct",
      seconds: 12.4,
      looks: [{ at: 4.4, view: [200, 319, 470] }],
      acts: [
        { do: "measure", part: label("Door 14 13/16"), at: 0.5, for: 1.7 },
        { do: "type", part: words("15 - 3/16 = 14 13/16"), at: 2.2, for: 1.4 },
        { do: "measure", part: label("Opening 30"), at: 5.2, for: 1.4 },
        { do: "slide", from: [0, 90], part: group(3), at: 6.2, for: 1.2 },
        { do: "slide", from: [0, 90], part: group(4), at: 6.6, for: 1.2 },
        ...[2, 3, 4].map((nth) => ({ do: "show", part: label("3/32", nth), at: 7.4 + nth * 0.2 }) as const),
        { do: "type", part: words("(30 - 9/32) / 2 = 14 13/16 each"), at: 8.8, for: 1.6 },
        { do: "show", part: words("rounded down to a sixteenth"), at: 10.4 },
      ],
    },
  ],
};

/** A cabinet without a frame, between its neighbors. */
export const framelessCabinet: Scene = {
  chapter: "Frameless",
  text: frameless.text,
  picture: <FramelessDrawing />,
  beats: [
    {
      words: "Frameless",
      seconds: 6.2,
      looks: [{ at: 0, view: [200, 106, 440] }],
      acts: [
        { do: "measure", tape: true, part: label("Cabinet 18"), at: 0.7, for: 2.4 },
        { do: "slide", from: [0, 80], part: group(1), at: 3.1, for: 1.3 },
        { do: "trace", part: css('path[stroke-dasharray="4 3"]'), at: 4.5, for: 0.6 },
      ],
    },
    {
      words: "and deduct",
      seconds: 6.2,
      looks: [{ at: 0.6, view: [200, 184, 470] }],
      acts: [
        { do: "show", part: label("1/16", 0), at: 0.2 },
        { do: "show", part: label("1/16", 1), at: 0.2 },
        { do: "measure", part: label("Door 17 7/8"), at: 1.2, for: 1.6 },
        { do: "type", part: words("Door = cabinet - 1/8 (3 mm)"), at: 2.6, for: 1.2 },
        { do: "type", part: words("18 - 1/8 = 17 7/8"), at: 3.9, for: 1.1 },
      ],
    },
  ],
};
