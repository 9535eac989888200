import { shopFacts } from "~/base/brand/shop-facts";

/**
 * The owner's rule for changing and canceling an order, from its placing to the first cut. Every page, document and
 * mail that is not about the state of one order quotes it.
 */
export const changeWords = (): string => shopFacts().changeRule;

/** What the shop's own pages keep, whatever the owner writes (decision 145). */
export const CHANGE_RULE = {
  byYourself: "Until we confirm this order, you can change or cancel it here at no cost.",
  brief: "Until we confirm, change or cancel it yourself on the order's page. After that, call us.",
  fee: "A change may cost a fee, which you see before you agree.",
  noFee: "Until an order is confirmed, a change of it costs nothing. Leave the fee empty.",
  tooLate: "Once doors are cut, an order can no longer be changed, canceled or returned.",
} as const;
