const SHORT_DAY = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });

/** `Nov 23`. */
export const shortDay = (day: string): string => SHORT_DAY.format(new Date(`${day}T00:00:00Z`));
