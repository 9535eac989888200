import { measuringLessons } from "~/storefront/guides/lessons";
import { measuringGuide } from "~/storefront/guides/measuring";
import { DrawerFrontDrawing } from "~/storefront/guides/page/drawings/drawer-front-drawing";
import { PairDrawing } from "~/storefront/guides/page/drawings/pair-drawing";
import { css, label, type Scene, type Storyboard, words } from "../storyboard";

const [, , lesson] = measuringLessons;
const [pair, front] = lesson.steps;

const door = (nth: number) => css('g[stroke-width="1.25"]', nth);
const OPENING = css("rect[stroke-dasharray]");
const WHOLE = [200, 132, 560] as const;

const pairOfDoors: Scene = {
  chapter: "A pair of doors",
  text: pair.text,
  picture: <PairDrawing />,
  over: (
    <g className="fill-oak" opacity="0.5">
      <rect x="40" y="72" width="9" height="170" className="lap" />
      <rect x="351" y="72" width="9" height="170" className="lap" />
    </g>
  ),
  beats: [
    {
      words: "Add the overlay",
      seconds: 8.6,
      looks: [{ at: 0, view: WHOLE }],
      acts: [
        { do: "trace", part: OPENING, at: 0.4, for: 1 },
        { do: "measure", tape: true, part: label("Opening 30"), at: 1.3, for: 2.6 },
        { do: "slide", from: [-120, 0], part: door(0), at: 3.9, for: 1.5 },
        { do: "slide", from: [120, 0], part: door(1), at: 3.9, for: 1.5 },
        { do: "show", part: label("1/2", 0), at: 5.8 },
        { do: "show", part: label("1/2", 1), at: 5.8 },
      ],
    },
    {
      words: "take off",
      seconds: 4,
      looks: [{ at: 0, view: [200, 214, 420] }],
      acts: [{ do: "show", part: label("Gap 1/8"), at: 0.9 }],
    },
    {
      words: "and divide",
      seconds: 7.4,
      looks: [{ at: 0, view: [200, 288, 500] }],
      acts: [
        { do: "measure", part: label("Door 15 7/16", 0), at: 0.6, for: 1.7 },
        { do: "measure", part: label("Door 15 7/16", 1), at: 1.4, for: 1.7 },
        { do: "type", part: words("(opening + 2 x overlay - gap) / 2"), at: 2.8, for: 1.4 },
        { do: "type", part: words("(30 + 2 x 1/2 - 1/8) / 2 = 15 7/16"), at: 4.5, for: 1.6 },
      ],
    },
    {
      words: "Only the outer",
      seconds: 4.8,
      looks: [{ at: 0, view: WHOLE }],
      acts: [
        { do: "show", part: css(".lap", 0), at: 1.1, for: 0.6 },
        { do: "show", part: css(".lap", 1), at: 1.7, for: 0.6 },
      ],
    },
  ],
};

const drawerFront: Scene = {
  chapter: "A drawer front",
  text: front.text,
  picture: <DrawerFrontDrawing />,
  over: (
    <path d="M70 86V282M331 86V282" strokeWidth="2" strokeDasharray="8 5" className="line-up fill-none stroke-oak" />
  ),
  beats: [
    {
      words: "A drawer front",
      seconds: 11,
      looks: [{ at: 0, view: [200, 120, 560] }],
      acts: [
        { do: "trace", part: OPENING, at: 0.4, for: 1 },
        { do: "measure", tape: true, part: label("Opening 17"), at: 1.4, for: 2.3 },
        { do: "measure", part: label("5"), at: 3.6, for: 1.3 },
        { do: "slide", from: [0, -110], part: door(0), at: 4.8, for: 1.3 },
        { do: "measure", part: label("Front 18"), at: 6.2, for: 1.6 },
        { do: "measure", part: label("6"), at: 7.4, for: 1.3 },
      ],
    },
    {
      words: "Give it",
      seconds: 9.4,
      looks: [
        { at: 0, view: [200, 190, 520] },
        { at: 3.2, view: [200, 246, 520] },
      ],
      acts: [
        { do: "trace", part: css(".line-up"), at: 0.9, for: 1.4 },
        { do: "type", part: words("17 + 2 x 1/2 = 18, 5 + 2 x 1/2 = 6"), at: 4, for: 1.8 },
        { do: "type", part: words("As wide as the door below"), at: 6.2, for: 1.2 },
      ],
    },
  ],
};

export const pairsFilm: Storyboard = {
  name: "pairs",
  title: lesson.title,
  summary: lesson.summary,
  closing: measuringGuide.closing.text,
  scenes: [pairOfDoors, drawerFront],
  poster: { scene: 0, beforeEnd: 16.4 },
};
