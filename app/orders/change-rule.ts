import { FREE_HOURS } from "./order";

/** How long an order can be changed, in the same words on every page, document and e-mail. */
export const CHANGE_RULE = {
  free: "Until the first door is cut, an order can be changed or canceled at no cost.",
  byYourself: `For ${FREE_HOURS} hours, or until we confirm it, you can cancel it yourself on its page. After that, ask us.`,
  tooLate: "Once doors are cut, an order can no longer be changed, canceled or returned.",
} as const;

/** What can still be changed, in one paragraph. */
export const CHANGE_WORDS = `${CHANGE_RULE.free} ${CHANGE_RULE.byYourself}`;
