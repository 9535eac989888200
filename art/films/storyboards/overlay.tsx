import { measuringLessons } from "~/storefront/guides/lessons";
import { measuringGuide } from "~/storefront/guides/measuring";
import { FullOverlayDrawing, PartialOverlayDrawing } from "~/storefront/guides/page/drawings/overlay-drawing";
import { type Act, css, label, type Scene, type Storyboard, words } from "../storyboard";
import { framelessCabinet, insetDoors } from "./flush";

const [, lesson] = measuringLessons;
const [partial, full] = lesson.steps;

/** The door of a section: after the frame, the second group of that line. */
const DOOR = css('g[stroke-width="1.25"]', 1);
const UPPER = [200, 106, 440] as const;
const LOWER = [200, 200, 470] as const;

/** Where the door overlaps the frame, colored in. */
function Laps({ wide }: { readonly wide: number }) {
  return [90 - wide, 310].map((x) => (
    <rect key={x} x={x} y="110" width={wide} height="36.5" className="lap fill-oak" fillOpacity="0.4" />
  ));
}

/** The two lines of arithmetic below a section. */
const sums = (door: string, sum: string): Act[] => [
  { do: "measure", part: label(`Door ${door}`), at: 0.9, for: 1.7 },
  { do: "type", part: words("Door = opening + 2 x overlay"), at: 2.4, for: 1.3 },
  { do: "type", part: words(sum), at: 3.9, for: 1.3 },
];

/** A door that laps its frame by half an inch. */
export const partialOverlay = (text: string, lines: readonly [string, string], chapter?: string): Scene => ({
  ...(chapter && { chapter }),
  text,
  picture: <PartialOverlayDrawing />,
  over: <Laps wide={20} />,
  beats: [
    {
      words: lines[0],
      seconds: 7,
      looks: [{ at: 0, view: UPPER }],
      acts: [
        { do: "measure", tape: true, part: label("Opening 15"), at: 0.6, for: 2.4 },
        { do: "slide", from: [0, 80], part: DOOR, at: 2.8, for: 1.3 },
        { do: "trace", part: css('path[stroke-dasharray="4 3"]'), at: 4.1, for: 0.7 },
        { do: "show", part: css(".lap", 0), at: 4.5 },
        { do: "show", part: css(".lap", 1), at: 4.5 },
        { do: "show", part: label("1/2", 0), at: 5 },
        { do: "show", part: label("1/2", 1), at: 5 },
      ],
    },
    { words: lines[1], seconds: 6.6, looks: [{ at: 0, view: LOWER }], acts: sums("16", "15 + 2 x 1/2 = 16") },
  ],
});

/** The same door, made larger; then its neighbor, which must not touch it. */
const fullOverlay: Scene = {
  chapter: "Full overlay",
  text: full.text,
  picture: <FullOverlayDrawing />,
  over: (
    <>
      <Laps wide={50} />
      <g className="neighbor">
        <rect x="-140" y="114" width="174" height="32.5" strokeWidth="1.25" className="fill-linen stroke-stone-500" />
      </g>
      <circle className="gap fill-none stroke-oak" cx="37" cy="130" r="24" strokeWidth="2" />
    </>
  ),
  beats: [
    {
      words: "Full overlay",
      seconds: 9,
      looks: [
        { at: 0, view: UPPER },
        { at: 3.2, view: LOWER },
      ],
      acts: [
        {
          do: "change",
          from: { x: 70, width: 260 },
          to: { x: 40, width: 320 },
          part: css(`${'g[stroke-width="1.25"]'} > rect.fill-linen`),
          at: 0.8,
          for: 1.5,
        },
        ...([0, 1] as const).map(
          (side) =>
            ({
              do: "change",
              from: { x: side ? 310 : 70, width: 20 },
              to: { x: side ? 310 : 40, width: 50 },
              part: css(".lap", side),
              at: 0.8,
              for: 1.5,
            }) as const,
        ),
        { do: "show", part: label("1 1/4", 0), at: 2.3 },
        { do: "show", part: label("1 1/4", 1), at: 2.3 },
        ...sums("17 1/2", "15 + 2 x 1 1/4 = 17 1/2").map((act) => ({ ...act, at: act.at + 2.6 })),
      ],
    },
    {
      words: "Check that",
      seconds: 4.8,
      looks: [{ at: 0, view: [130, 106, 420] }],
      acts: [
        { do: "slide", from: [-90, 0], part: css(".neighbor"), at: 0.9, for: 1.4 },
        { do: "trace", part: css(".gap"), at: 2.5, for: 0.8 },
      ],
    },
  ],
};

export const overlayFilm: Storyboard = {
  name: "overlay",
  title: lesson.title,
  summary: lesson.summary,
  closing: measuringGuide.closing.text,
  scenes: [
    partialOverlay(partial.text, ["Partial overlay", "Add it twice"], "Partial overlay"),
    fullOverlay,
    insetDoors,
    framelessCabinet,
  ],
  poster: { scene: 0, beforeEnd: 6.8 },
};
