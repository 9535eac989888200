import { countText } from "~/base/text/counts";
import { shortDay } from "~/house/ui/kit/short-day";
import type { StationWeeks, WeekPlot } from "./schedule";

export const WEEK_PLOT = { width: 400, height: 150, bar: 34, top: 18, bottom: 126 } as const;

/** Minutes as hours: "16 h". */
export const hoursText = (minutes: number): string => `${countText(Math.round(minutes / 60))} h`;

const percentOf = (booked: number, minutes: number) =>
  minutes === 0 ? (booked > 0 ? 100 : 0) : Math.round((100 * booked) / minutes);

/** One picture for each station: its weeks side by side. */
export function weekPlots(stations: readonly StationWeeks[]): readonly WeekPlot[] {
  const { width, bar, top, bottom } = WEEK_PLOT;
  return stations.map(({ name, weeks }) => {
    const most = Math.max(1, ...weeks.map(({ booked, minutes }) => Math.max(booked, minutes)));
    const step = width / Math.max(1, weeks.length);
    const heightOf = (minutes: number) => Math.round((minutes / most) * (bottom - top));
    const parts = weeks.map(
      ({ from, booked, minutes, isOver }) =>
        `week of ${shortDay(from)} ${hoursText(booked)} of ${hoursText(minutes)}${isOver ? ", overbooked" : ""}`,
    );
    return {
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
