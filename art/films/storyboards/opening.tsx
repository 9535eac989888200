import { Dimension } from "~/house/ui/drawing/dimension";
import { DoorFront } from "~/house/ui/drawing/door-front";
import { Words } from "~/house/ui/drawing/drawing";
import { measuringLessons } from "~/storefront/guides/lessons";
import { measuringGuide } from "~/storefront/guides/measuring";
import { OpeningDrawing } from "~/storefront/guides/page/drawings/opening-drawing";
import { TapeReadingDrawing } from "~/storefront/guides/page/drawings/tape-reading-drawing";
import { WidthBeforeHeightDrawing } from "~/storefront/guides/page/drawings/width-before-height-drawing";
import { css, label, type Scene, type Storyboard, words } from "../storyboard";

const [lesson] = measuringLessons;
const [opening, tape, widthFirst] = lesson.steps;

/** The opening of a cabinet, measured six times with the tape. */
const measuredOpening: Scene = {
  chapter: "Measuring an opening",
  text: opening.text,
  picture: <OpeningDrawing />,
  beats: [
    {
      words: "Measure the width",
      seconds: 9,
      looks: [
        { at: 0, view: [110, 92, 420] },
        { at: 2.7, view: [110, 166, 420] },
        { at: 5.5, view: [110, 236, 420] },
      ],
      acts: [
        { do: "measure", tape: true, part: label("15 1/16"), at: 0.7, for: 2.3 },
        { do: "measure", tape: true, part: label("15"), at: 3.5, for: 2.2 },
        { do: "measure", tape: true, part: label("15 1/8"), at: 6.3, for: 2.2 },
      ],
    },
    {
      words: "and the height",
      seconds: 9,
      looks: [{ at: 0, view: [213, 172, 540] }],
      acts: [
        { do: "measure", tape: true, part: label("24 1/8"), at: 0.9, for: 2.3 },
        { do: "measure", tape: true, part: label("24"), at: 3.6, for: 2.2 },
        { do: "measure", tape: true, part: label("24 1/16"), at: 6.3, for: 2.2 },
      ],
    },
    {
      words: "An inset door",
      seconds: 6,
      looks: [
        { at: 0, view: [200, 172, 660] },
        { at: 2.7, view: [200, 292, 440] },
      ],
      acts: [
        { do: "trace", part: css('rect[rx="4"]', 0), at: 1.1, for: 0.7 },
        { do: "trace", part: css('rect[rx="4"]', 1), at: 1.8, for: 0.7 },
        { do: "show", part: css('rect[rx="4"]', 4), at: 3.3 },
        { do: "type", part: words("Inset uses the smallest: 15 x 24"), at: 3.5, for: 1.4 },
      ],
    },
    {
      words: "a door that laps",
      seconds: 6.8,
      looks: [
        { at: 0, view: [200, 172, 660] },
        { at: 2.9, view: [200, 292, 440] },
      ],
      acts: [
        { do: "show", part: css('rect[rx="4"]', 2), at: 1.2 },
        { do: "show", part: css('rect[rx="4"]', 3), at: 1.9 },
        { do: "show", part: css('rect[rx="4"]', 5), at: 3.5 },
        { do: "type", part: words("Overlay uses the largest: 15 1/8 x 24 1/8"), at: 3.7, for: 1.7 },
      ],
    },
  ],
};

const readTape: Scene = {
  chapter: "Reading a tape",
  text: tape.text,
  picture: <TapeReadingDrawing />,
  beats: [
    {
      words: "Read to",
      seconds: 4.6,
      looks: [{ at: 0, view: [200, 112, 440] }],
      acts: [
        ...["1/2", "1/4", "1/8", "1/16"].map(
          (fraction, index) => ({ do: "show", part: words(fraction), at: 0.9 + index * 0.7 }) as const,
        ),
        { do: "trace", part: css('path[stroke-width="3"]'), at: 10, for: 0.5 },
      ],
    },
    {
      words: "Find the last",
      seconds: 3.8,
      acts: [
        { do: "move", from: [-242, 0], to: [-66, 0], part: css('path[d*="l-7 -14"]'), at: 0.5, for: 1.8 },
        { do: "pulse", part: words("1/2"), at: 2.3, for: 0.9 },
      ],
    },
    {
      words: "then count",
      seconds: 6.6,
      looks: [{ at: 2.6, view: [200, 141, 560] }],
      acts: [
        { do: "move", from: [-66, 0], to: [-22, 0], part: css('path[d*="l-7 -14"]'), at: 0.3, for: 0.9 },
        { do: "move", from: [-22, 0], to: [0, 0], part: css('path[d*="l-7 -14"]'), at: 1.5, for: 0.7 },
        { do: "measure", part: label("11/16"), at: 1.6, for: 2 },
        { do: "type", part: words("1/2 + 1/8 + 1/16 = 11/16"), at: 3.8, for: 1.6 },
      ],
    },
  ],
};

const namedWidthFirst: Scene = {
  chapter: "Width before height",
  text: widthFirst.text,
  picture: <WidthBeforeHeightDrawing />,
  over: (
    <g className="wide">
      <DoorFront x={65} y={110} width={270} height={139.5} frame={20} />
      <Dimension from={[65, 84]} to={[335, 84]} label="30" witness={26} />
      <Dimension from={[362, 110]} to={[362, 249.5]} label="15 1/2" witness={-26} />
      <Words x={200} y={189} size={28} strong>
        30 x 15 1/2
      </Words>
    </g>
  ),
  beats: [
    {
      words: "Write width",
      seconds: 5.8,
      looks: [
        { at: 0, view: [120, 108, 420] },
        { at: 2.6, view: [200, 190, 640] },
      ],
      acts: [
        { do: "measure", part: label("15 1/2"), at: 0.8, for: 1.8 },
        { do: "measure", part: label("30"), at: 3.3, for: 1.8 },
      ],
    },
    {
      words: "15 1/2 x 30",
      seconds: 5.4,
      looks: [{ at: 0, view: [210, 191, 640] }],
      acts: [
        { do: "type", part: words("15 1/2 x 30"), at: 0.9, for: 1.3 },
        { do: "trace", part: css('path[d^="M236 200"]'), at: 2.2, for: 0.8 },
        ...["Width", "first", "Height", "second"].map(
          (word, index) => ({ do: "show", part: words(word), at: index < 2 ? 2.6 : 3.2 }) as const,
        ),
      ],
    },
    {
      words: "30 x 15 1/2",
      seconds: 5.4,
      looks: [{ at: 0, view: [205, 166, 500] }],
      acts: [
        { do: "hide", part: css("svg"), at: 0, for: 0.5 },
        { do: "slide", from: [0, 0], part: css(".wide"), at: 0.4, for: 0.8 },
        { do: "measure", part: label("30", 1), at: 1.2, for: 1.5 },
        { do: "measure", part: label("15 1/2", 1), at: 2.2, for: 1.5 },
        { do: "type", part: words("30 x 15 1/2"), at: 3.1, for: 1.2 },
      ],
    },
  ],
};

export const openingFilm: Storyboard = {
  name: "opening",
  title: lesson.title,
  summary: lesson.summary,
  closing: measuringGuide.closing.text,
  scenes: [measuredOpening, readTape, namedWidthFirst],
  poster: { scene: 0, beforeEnd: 26.2 },
};
