/** The page that prints what is planned for a day, and its query: the day, the name of a station, whether at once. */
export const PRINT_DAY_PAGE = "/admin/orders/papers/day";

export const PRINT_DAY = { day: "day", station: "station", now: "print" } as const;
