/**
 * How long making takes, for pages that know no order: each style has its own working days, which its page shows, and an
 * owner who is behind raises them for all (decision 105). No page states a figure of its own.
 */
export const LEAD_TIME = {
  rule: "How long manufacturing takes depends on the style: its page names the working days, counted from the payment.",
  order: "An order takes as long as its slowest style.",
  /** The days in words: "8 to 15 working days". */
  now: (days: string) => `At present our styles take ${days}.`,
} as const;
