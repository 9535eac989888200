import { formatDollars } from "~/domain/money";
import { PRE_BORE_CENTS } from "~/domain/pricing";

/** The figures the pages state, each written once so that no two pages disagree. Width always comes before height. */
export const figures = {
  sizeStep: "1/16 in",
  tolerance: "plus or minus 1/16 in",
  thickness: "13/16 in",
  frameWidth: "2 1/4 in",
  drawerRailWidth: "1 1/2 in",
  raisedDoorMinWidth: "7 1/2 in",
  raisedFrontMinHeight: "6 in",
  singlePanelLimit: "24 in wide by 48 in high",
  multiPanelLimit: "48 in wide by 72 in high",
  singlePanelWarp: "1/8 in",
  multiPanelWarp: "1/4 in",

  partialOverlay: "1/2 to 3/4 in",
  fullOverlay: "1 1/4 in",
  pairGap: "1/8 in",
  insetDeduction: "3/16 in",
  insetPairDeduction: "9/32 in",
  framelessDeduction: "3 mm",

  hingeCup: "35 mm",
  hingeCupDepth: "13 mm",
  hingeCenterFromEdge: "22.5 mm",
  hingeCenterFromEnd: "3 in",
  preBorePrice: formatDollars(PRE_BORE_CENTS),
  hingeCounts: "two hinges up to 40 in high, three up to 60 in, four up to 80 in and five up to 100 in",
  hingeWeights: "two under 15 lb, three from 15 lb, four from 30 lb and five from 45 to 60 lb",

  /** Pounds per square foot at 3/4 in thick. */
  weight: { mdf: "3.0", hardMaple: "2.8", hickory: "3.1", cherry: "2.25", alder: "2.1" },

  orderProcessing: "24 hours",
  answerTime: "one hour",
  businessHours: "7 a.m. to 4 p.m. PST",
  manufacturing: "about three weeks",
  claimPeriod: "10 days",
  finishWarranty: "five years",
  humidity: "35 to 55 percent",
} as const;
