import { counted } from "~/base/text/counts";
import type { PricedOption } from "~/trade/pricing/option-prices";
import type { OptionTotal } from "~/trade/pricing/pricing";

export const OPTION_WORDS: Readonly<Record<PricedOption, string>> = {
  cupHeights: "Cups at other heights",
  fixing: "Fixing holes",
  grainAcross: "Grain across",
  grainMatched: "Matched grain",
  centerRail: "Center rail at a height",
  glassFrame: "Frame for glass",
  handleHoles: "Handle holes",
  edgeBands: "Edge bands",
};

/** An option in a sum: `Handle holes, 4 pieces`. */
export function optionText({ option, count }: OptionTotal): string {
  return `${OPTION_WORDS[option]}, ${counted(count, "piece")}`;
}
