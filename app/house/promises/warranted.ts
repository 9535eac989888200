import { figures } from "./figures";

/** The parts of the warranty that hold for some styles only; the comparison of styles quotes them. */
export const WARRANTED = {
  joined: "Frame joints that separate, and panels that split.",
  faced: "Veneer, foil or laminate that lifts from its core in normal use.",
  finished: `A finish we applied that peels or blisters, for ${figures.finishWarranty} from delivery.`,
} as const;
