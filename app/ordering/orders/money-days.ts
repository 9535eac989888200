import { isCalendarDay } from "~/trade/measure/calendar-day";

/** Reads the days of a file from the query of its address, both included; without them, the file has every day. */
export function readFileDays(query: URLSearchParams): { readonly from: string; readonly to: string } {
  const day = (name: string, other: string) => {
    const text = query.get(name) ?? "";
    return isCalendarDay(text) ? text : other;
  };
  return { from: day("from", "0000-01-01"), to: day("to", "9999-12-31") };
}
