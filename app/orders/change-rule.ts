import { shopFacts } from "~/brand/shop-facts";
import { FREE_HOURS } from "./order";

/** How long an order can be changed, in the same words on every page, document and e-mail. */
export const CHANGE_RULE = {
  /** The owner's rule. */
  get free(): string {
    return shopFacts().changeRule;
  },
  byYourself: `For ${FREE_HOURS} hours, or until we confirm it, you can cancel it yourself on its page, and until we confirm it you can change it there. After that, ask us.`,
  tooLate: "Once doors are cut, an order can no longer be changed, canceled or returned.",
} as const;

/** What can still be changed, in one paragraph. */
export const changeWords = (): string => `${CHANGE_RULE.free} ${CHANGE_RULE.byYourself}`;
