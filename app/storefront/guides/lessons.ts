import { figures } from "~/house/promises/figures";
import type { Photograph } from "~/house/ui/photographs/photographs";
import { type FilmName, films, playingTime } from "./films";

/** The drawings used in lessons; app/storefront/guides/page/drawings has one for each. */
export type DrawingName =
  | "opening"
  | "tape"
  | "widthFirst"
  | "partialOverlay"
  | "fullOverlay"
  | "inset"
  | "frameless"
  | "pair"
  | "drawerFront"
  | "gridLabels"
  | "zoneLabels"
  | "hingeBore"
  | "hingeCount"
  | "hingeScrews"
  | "handle"
  | "doorParts"
  | "tolerance";

export interface Lesson<Name extends DrawingName = DrawingName> {
  readonly id: string;
  readonly title: string;
  /** The film that shows it, or how long it takes to follow its drawings, in minutes. */
  readonly film?: FilmName;
  readonly minutes?: number;
  readonly summary: string;
  readonly steps: readonly { readonly drawing: Name; readonly text: string }[];
}

export const measuringLessons = [
  {
    id: "lesson-opening",
    title: "Measuring an opening",
    film: "opening",
    summary: "Where to hold the tape and which figure to write down.",
    steps: [
      {
        drawing: "opening",
        text: "Measure the width at the top, middle and bottom, and the height at the left, center and right. An inset door goes by the smallest of each, a door that laps the frame by the largest.",
      },
      {
        drawing: "tape",
        text: `Read to the nearest ${figures.sizeStep}. Find the last long mark, then count the short ones.`,
      },
      {
        drawing: "widthFirst",
        text: "Write width before height, always. 15 1/2 x 30 is a tall door; 30 x 15 1/2 is a wide one.",
      },
    ],
  },
  {
    id: "lesson-overlay",
    title: "From opening to door size",
    film: "overlay",
    summary: "Overlay, inset and frameless: what to add and what to take off.",
    steps: [
      {
        drawing: "partialOverlay",
        text: "Partial overlay: the door laps the frame by 1/2 in on each side. Add it twice, to the width and to the height.",
      },
      {
        drawing: "fullOverlay",
        text: `Full overlay: the same math with ${figures.fullOverlay}. Check that the neighboring door leaves room.`,
      },
      {
        drawing: "inset",
        text: `Inset: the door lies in the opening. Deduct ${figures.insetDeduction} from the width and from the height.`,
      },
      {
        drawing: "frameless",
        text: `Frameless: measure the cabinet instead of an opening, and deduct ${figures.framelessDeduction}.`,
      },
    ],
  },
  {
    id: "lesson-pairs",
    title: "Pairs and drawer fronts",
    film: "pairs",
    summary: "Two doors on one opening, and fronts that line up with them.",
    steps: [
      {
        drawing: "pair",
        text: `Add the overlay at both sides, take off the ${figures.pairGap} gap, and divide by two. Only the outer edges lap the frame.`,
      },
      {
        drawing: "drawerFront",
        text: "A drawer front uses the same math as a door. Give it the width of the door below it, so that the edges line up.",
      },
    ],
  },
] as const satisfies readonly Lesson[];

export const installationLessons = [
  {
    id: "lesson-hinges",
    title: "Hinges and cups",
    minutes: 3,
    summary: "How many hinges, where their cups go, and what each screw does.",
    steps: [
      {
        drawing: "hingeCount",
        text: `By height: ${figures.hingeCounts}. By weight: ${figures.hingeWeights}. Use the larger count; over ${figures.wideDoor} wide, add one to the count by height.`,
      },
      {
        drawing: "hingeBore",
        text: `Cups of ${figures.hingeCup}, ${figures.hingeCupDepth} deep. By our standard, centers are ${figures.hingeCenterFromEdge} from the edge and ${figures.hingeCenterFromEnd} from top and bottom; to match old hinges, they are at the heights you order.`,
      },
      {
        drawing: "hingeScrews",
        text: "Side first, until the gaps are even; then height; depth last, so that the door lies flat on its bumpers.",
      },
    ],
  },
  {
    id: "lesson-handles",
    title: "Knobs and pulls",
    minutes: 2,
    summary: "Where a hand expects them.",
    steps: [
      {
        drawing: "handle",
        text: "Center on the stile, 2 1/2 to 3 in from the corner that opens. On base doors that is the upper corner, on wall doors the lower.",
      },
    ],
  },
] as const satisfies readonly Lesson[];

/** A lesson's duration as displayed: that of its film, "1:04", or "3 min". */
export function duration({ film, minutes }: Pick<Lesson, "film" | "minutes">): string {
  return film ? playingTime(films[film].seconds) : `${minutes} min`;
}

/** A part of a guide: text and points, with a drawing or a table if that explains it better. */
export interface GuideSection<Name extends DrawingName = DrawingName> {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly drawings?: readonly Name[];
  readonly table?: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
}

export interface Guide {
  readonly title: string;
  /** For search results and link previews, at most 160 characters. */
  readonly description: string;
  readonly lead: string;
  readonly photo: Photograph;
  readonly sections: readonly GuideSection[];
  readonly closing: { readonly text: string; readonly label: string; readonly to: string };
}
