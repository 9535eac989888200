import { counted, countText } from "~/base/text/counts";
import { shortDay } from "~/house/ui/kit/short-day";
import type { StationWeeks, WeekPlot } from "./schedule";

export const WEEK_PLOT = { width: 400, height: 150, bar: 34, top: 18, bottom: 126 } as const;

const hours = (minutes: number) => Math.round(minutes / 6) / 10;

/** Minutes as hours: "3.5 hours". */
export const hoursText = (minutes: number): string => counted(hours(minutes), "hour");

/** "3.5 of 16 hours". */
export const shareText = (booked: number, minutes: number): string =>
  `${countText(hours(booked))} of ${hoursText(minutes)}`;

const percentOf = (booked: number, minutes: number) =>
  minutes === 0 ? (booked > 0 ? 100 : 0) : Math.round((100 * booked) / minutes);

/** One picture for each station: its weeks side by side. */
export function weekPlots(stations: readonly StationWeeks[]): readonly WeekPlot[] {
  const { width, bar, top, bottom } = WEEK_PLOT;
  return stations.map(({ id, name, weeks }) => {
    const most = Math.max(1, ...weeks.map(({ booked, minutes }) => Math.max(booked, minutes)));
    const step = width / Math.max(1, weeks.length);
    const heightOf = (minutes: number) => Math.round((minutes / most) * (bottom - top));
    const parts = weeks.map(
      ({ from, booked, minutes, isOver }) =>
        `week of ${shortDay(from)} ${shareText(booked, minutes)}${isOver ? ", overbooked" : ""}`,
    );
    return {
      station: id,
      title: name,
      name: `${name} by week, booked of what it can do: ${parts.join("; ")}.`,
      bars: weeks.map(({ from, booked, minutes, isOver }, index) => ({
        from,
        x: Math.round(index * step + (step - bar) / 2),
        top: bottom - heightOf(minutes),
        height: heightOf(minutes),
        bookedTop: bottom - heightOf(booked),
        bookedHeight: heightOf(booked),
        isOver,
        share: minutes === 0 && booked === 0 ? "closed" : `${percentOf(booked, minutes)}%`,
        day: shortDay(from),
      })),
    };
  });
}
