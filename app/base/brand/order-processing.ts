const DAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

const NUMBERS = ["one", "two", "three", "four", "five"];

const MAX_DAYS = 30;

/** "24 hours" is one working day, "two working days" are two; anything else is one. */
export function processingDays(orderProcessing: string): number {
  const [, hours] = /(\d{1,4}) hours?/i.exec(orderProcessing) ?? [];
  if (hours) return Math.min(MAX_DAYS, Math.max(1, Math.ceil(Number(hours) / 24)));
  const [, typed = ""] = /(\d{1,3}|one|two|three|four|five) (?:business |working )?days?/i.exec(orderProcessing) ?? [];
  const days = /^\d/.test(typed) ? Number(typed) : NUMBERS.indexOf(typed.toLowerCase()) + 1;
  return Math.min(MAX_DAYS, Math.max(1, days));
}

export function processingCount(orderProcessing: string): string {
  const day = DAY_NAMES[processingDays(orderProcessing) - 1];
  const example = day ? `: an order placed on Friday evening is confirmed by the end of ${day}` : "";
  return `That is counted in working days${example}.`;
}
