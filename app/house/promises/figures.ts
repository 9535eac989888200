import { shopFacts } from "~/base/brand/shop-facts";
import { DRAWER_RAIL } from "~/trade/catalog/door-build";
import {
  CUP_DEPTH_TENTHS_MM,
  CUP_FROM_END,
  CUP_TENTHS_MM,
  HINGE_STEPS,
  MAX_HINGED_WEIGHT,
  WIDE_DOOR,
} from "~/trade/making/hinge-limits";
import { inchWords, tenthsMmWords } from "~/trade/making/hinge-words";
import { MAX_STABLE_SOLID, MIN_PANEL, MULTI_PANEL, SINGLE_PANEL, type Size, WARP } from "~/trade/making/making-limits";
import { formatDollars } from "~/trade/measure/money";
import { DEFAULT_BORING } from "~/trade/measure/piece";
import { PRE_BORE_CENTS } from "~/trade/pricing/pricing";
import { CLAIM_DAYS, TOLERANCE } from "./fixed-promises";

const COUNTS = ["no", "one", "two", "three", "four", "five"];

/** The face width of stiles, and of the rails of doors, in most styles. */
const FRAME = 36;

const inches = (length: number) => inchWords(length).replace('"', " in");
const limit = ({ width, height }: Size) => `${inches(width)} wide by ${inches(height)} high`;
const series = (items: readonly string[]) => `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** For example "two hinges up to 40 in high, three up to 60 in and four up to 80 in". */
const byHeight = series(
  HINGE_STEPS.map(
    ({ count, height }, index) =>
      `${COUNTS[count]}${index === 0 ? " hinges" : ""} up to ${inches(height)}${index === 0 ? " high" : ""}`,
  ),
);

/** For example "two under 15 lb, three from 15 lb and four from 30 to 45 lb". */
const byWeight = series(
  HINGE_STEPS.map(({ count, weight }, index) => {
    const from = (HINGE_STEPS[index - 1]?.weight ?? 0) / 100;
    if (index === 0) return `${COUNTS[count]} under ${weight / 100} lb`;
    return `${COUNTS[count]} from ${from}${index === HINGE_STEPS.length - 1 ? ` to ${MAX_HINGED_WEIGHT / 100}` : ""} lb`;
  }),
);

/** Each written once, so that no two pages disagree. Width always comes before height. */
export const figures = {
  sizeStep: "1/16 in",
  tolerance: TOLERANCE,
  thickness: "13/16 in",
  frameWidth: inches(FRAME),
  drawerRailWidth: inches(DRAWER_RAIL),
  raisedDoorMinWidth: inches(2 * FRAME + MIN_PANEL.raised),
  raisedFrontMinHeight: inches(2 * DRAWER_RAIL + MIN_PANEL.raised),
  flatDoorMinWidth: inches(2 * FRAME + MIN_PANEL.flat),
  flatFrontMinHeight: inches(2 * DRAWER_RAIL + MIN_PANEL.flat),
  minFlatPanel: inches(MIN_PANEL.flat),
  minRaisedPanel: inches(MIN_PANEL.raised),
  maxStableSolidPanel: inches(MAX_STABLE_SOLID),
  singlePanelLimit: limit(SINGLE_PANEL),
  multiPanelLimit: limit(MULTI_PANEL),
  singlePanelWarp: inches(WARP.single),
  multiPanelWarp: inches(WARP.multi),

  partialOverlay: "1/2 to 3/4 in",
  fullOverlay: "1 1/4 in",
  pairGap: "1/8 in",
  insetDeduction: "3/16 in",
  insetPairDeduction: "9/32 in",
  framelessDeduction: "3 mm",

  hingeCup: tenthsMmWords(CUP_TENTHS_MM),
  hingeCupDepth: tenthsMmWords(CUP_DEPTH_TENTHS_MM),
  hingeCenterFromEdge: tenthsMmWords(DEFAULT_BORING * 10 + CUP_TENTHS_MM / 2),
  hingeCenterFromEnd: inches(CUP_FROM_END),
  preBorePrice: formatDollars(PRE_BORE_CENTS),
  hingeCounts: byHeight,
  wideDoor: inches(WIDE_DOOR),
  hingeWeights: byWeight,

  /** Pounds per square foot at 3/4 in thick. */
  weight: { mdf: "3.0", hardMaple: "2.8", hickory: "3.1", cherry: "2.25", alder: "2.1" },

  /** What the owner says: read when a text is built. */
  get orderProcessing() {
    return shopFacts().orderProcessing;
  },
  get answerTime() {
    return shopFacts().answerTime;
  },
  get businessHours() {
    return shopFacts().hours.replace(/,.*$/, "");
  },
  claimPeriod: `${CLAIM_DAYS} days`,
  finishWarranty: "five years",
  humidity: "35 to 55 percent",
} as const;
