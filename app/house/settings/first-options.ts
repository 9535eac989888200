import { FIRST_OFFERS } from "~/trade/measure/option-offers";
import type { OptionSettings } from "./shop-settings";

/** The options of a shop whose owner saved none: everything is free. */
export const FIRST_OPTIONS: OptionSettings = { ...FIRST_OFFERS, prices: {} };
