/**
 * How long making takes, for pages that are not about one order. Each style has its own working days, shown on its
 * page, and an owner who is behind raises them for all styles (decision 108). No page states a figure of its own.
 */
export const LEAD_TIME = {
  rule: "How long manufacturing takes depends on the style: its page names the working days, counted from the payment.",
  order: "An order takes as long as its slowest style.",
  /** `days` in words: "8 to 15 working days". */
  now: (days: string) => `At present our styles take ${days}.`,
} as const;
