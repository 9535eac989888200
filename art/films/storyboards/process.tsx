import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { Dimension } from "~/house/ui/drawing/dimension";
import { Words } from "~/house/ui/drawing/drawing";
import { photographs } from "~/house/ui/photographs/photographs";
import { DoorPartsDrawing } from "~/storefront/guides/page/drawings/door-parts-drawing";
import { HingeBoreDrawing } from "~/storefront/guides/page/drawings/hinge-bore-drawing";
import { WidthBeforeHeightDrawing } from "~/storefront/guides/page/drawings/width-before-height-drawing";
import { processPage } from "~/storefront/marketing/process";
import { processFilm } from "~/storefront/marketing/process-film";
import { formatCents, formatRate } from "~/trade/measure/money";
import { formatSqFt, pricePiece } from "~/trade/pricing/pricing";
import { css, label, type Scene, type Storyboard, words } from "../storyboard";
import { partialOverlay } from "./overlay";
import { photographScene } from "./photograph";

const [measure, styles, manufacturing, installation] = processFilm.parts;

const FRONTS = [
  { name: "corbin-front-800", x: 0 },
  { name: "rowan-front-800", x: 134 },
  { name: "barrow-front-800", x: 268 },
] as const;

const threeFronts: Scene = {
  text: styles.lines[1],
  picture: (
    <svg role="img" aria-label={photographs.styles.alt}>
      {FRONTS.map(({ name, x }) => (
        <g key={name} className="front">
          <image href={`photograph:${name}`} x={x} width="132" height="174" preserveAspectRatio="xMidYMid slice" />
        </g>
      ))}
    </svg>
  ),
  beats: ["A slab", "A frame", "A one-piece"].map((beginning, nth) => ({
    words: beginning,
    seconds: 3.6,
    looks: nth === 0 ? [{ at: 0, view: [200, 87, 400] as const }] : [],
    acts: [{ do: "slide", from: [0, 40], part: css(".front", nth), at: 0.2, for: 0.9 }],
  })),
};

const RATE = 20;
/** 15 1/2 x 30, in sixteenths. */
const { area, cents } = pricePiece({ width: 248, height: 480 }, RATE);
const [RATED, PRICE] = [`${formatSqFt(area)} sq ft at ${formatRate(RATE)}`, formatCents(cents)];

/** What the drawing shows next to its door. */
const WRITTEN = [
  words("15 1/2 x 30"),
  ...["Width", "first", "Height", "second"].map((word) => words(word)),
  css('path[d^="M236 200"]'),
];

const priced: Scene = {
  text: styles.lines[2],
  picture: <WidthBeforeHeightDrawing />,
  over: (
    <g>
      <Words x={322} y={156} size={26} strong>
        15 1/2 x 30
      </Words>
      <Words x={322} y={184} size={20}>
        {RATED}
      </Words>
      <Words x={322} y={224} size={34} strong>
        {PRICE}
      </Words>
      <Words x={322} y={250} size={18}>
        {TOTAL_WITHOUT}
      </Words>
    </g>
  ),
  beats: [
    {
      words: "Each style",
      seconds: 8,
      looks: [{ at: 0, view: [214, 176, 740] }],
      acts: [
        ...WRITTEN.map((part) => ({ do: "hide", part, at: -1, for: 0 }) as const),
        { do: "measure", part: label("15 1/2"), at: 0.8, for: 1.7 },
        { do: "measure", part: label("30"), at: 2, for: 1.7 },
        { do: "type", part: words("15 1/2 x 30", 1), at: 3.5, for: 0.9 },
        { do: "type", part: words(RATED), at: 4.6, for: 1 },
        { do: "show", part: words(PRICE), at: 5.8 },
        { do: "pulse", part: words(PRICE), at: 6, for: 0.8 },
        { do: "show", part: words(TOTAL_WITHOUT), at: 6.2 },
      ],
    },
  ],
};

const STILE = 'g[stroke-width="1.25"] > g';

/** Five parts that join to form a door. */
const assembled: Scene = {
  text: manufacturing.lines[1],
  picture: <DoorPartsDrawing />,
  over: <Dimension from={[100, 44]} to={[300, 44]} label="± 1/16" witness={22} />,
  beats: [
    {
      words: "Two stiles",
      seconds: 9.6,
      looks: [
        { at: 0, view: [200, 126, 550] },
        { at: 3.9, view: [200, 204, 760] },
      ],
      acts: [
        { do: "show", part: label("Stile", 0), at: 0.8 },
        { do: "show", part: label("Stile", 1), at: 0.8 },
        { do: "show", part: label("Rail", 0), at: 1.6 },
        { do: "show", part: words("Panel"), at: 2.4 },
        ...[label("Stile", 0), label("Stile", 1), label("Rail", 0), label("Rail", 1), label("Sticking")].map(
          (part) => ({ do: "hide", part, at: 3.9, for: 0.5 }) as const,
        ),
        { do: "hide", part: label("2 1/4"), at: 3.9 },
        { do: "hide", part: css('path[stroke-dasharray="4 3"]'), at: 4.6 },
        { do: "move", from: [0, 0], to: [0, 22], part: css(STILE, 2), at: 4.8, for: 1.2 },
        { do: "move", from: [0, 0], to: [0, -22], part: css(STILE, 3), at: 4.8, for: 1.2 },
        { do: "move", from: [0, 0], to: [38, 0], part: css(STILE, 0), at: 5.9, for: 1.2 },
        { do: "move", from: [0, 0], to: [-38, 0], part: css(STILE, 1), at: 5.9, for: 1.2 },
        { do: "show", part: label("± 1/16"), at: 7.2 },
      ],
    },
  ],
};

const bored: Scene = {
  text: installation.lines[1],
  picture: <HingeBoreDrawing />,
  beats: [
    {
      words: "Pre-bored",
      seconds: 8.6,
      looks: [
        { at: 0, view: [190, 112, 470] },
        { at: 3.9, view: [190, 280, 470] },
      ],
      acts: [
        { do: "trace", part: css("circle.fill-white", 0), at: 0.6, for: 0.9 },
        { do: "show", part: label("35 mm cup"), at: 1.5 },
        { do: "measure", part: label("3 in", 0), at: 2, for: 1.5 },
        { do: "trace", part: css("circle.fill-white", 1), at: 4.6, for: 0.9 },
        { do: "measure", part: label("3 in", 1), at: 5.4, for: 1.5 },
        { do: "show", part: label("22.5 mm"), at: 6.9 },
      ],
    },
  ],
};

export const processStoryboard: Storyboard = {
  name: "process",
  title: processFilm.title,
  summary: processFilm.summary,
  closing: processPage.closing.text,
  scenes: [
    photographScene({
      chapter: measure.heading,
      text: measure.lines[0],
      photo: photographs.measure,
      seconds: 5,
      from: [200, 120, 400],
      to: [200, 180, 380],
    }),
    partialOverlay(measure.lines[1], ["Then add", "Opening plus"]),
    photographScene({
      chapter: styles.heading,
      text: styles.lines[0],
      photo: photographs.styles,
      seconds: 4.4,
      from: [190, 130, 370],
      to: [210, 150, 390],
    }),
    threeFronts,
    priced,
    photographScene({
      chapter: manufacturing.heading,
      text: manufacturing.lines[0],
      photo: photographs.manufacturing,
      seconds: 4.6,
      from: [200, 170, 390],
      to: [200, 140, 370],
    }),
    assembled,
    photographScene({
      chapter: installation.heading,
      text: installation.lines[0],
      photo: photographs.installation,
      seconds: 5,
      from: [200, 130, 390],
      to: [200, 160, 370],
    }),
    bored,
  ],
  poster: { scene: 0, beforeEnd: 1.5 },
};
