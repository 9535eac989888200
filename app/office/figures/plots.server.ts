import { scaleBand, scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { shortDay } from "~/house/ui/kit/short-day";
import { SQUARE_SIXTEENTHS_PER_SQ_FT } from "~/trade/measure/measure";
import { areaText, centsText, daysText, GROUPING_WORDS, groupName, percentChange } from "./figure-words";
import type { ComparedFigure, Figure, Figures } from "./figures";
import { weeksOf } from "./period";
import { barPlot, PLOT_WIDTH, type Plot, type PlotLabel } from "./plot";

const HEIGHT = 220;
const MARGIN = { top: 12, right: 4, bottom: 24, left: 44 };

const MAX_DAYS = 6;

const MAX_GROUPS = 10;

const MAX_NAME = 44;

interface Measured {
  readonly title: string;
  readonly of: (figure: Figure) => number;
  readonly text: (amount: number) => string;
  /** The amount in the unit of the scale, dollars or square feet. */
  readonly unit: number;
  readonly scaleText: (units: number) => string;
}

/** "1,500" as "1.5K". */
const SHORT = new Intl.NumberFormat("en-US", { notation: "compact" });

const SALES: Measured = {
  title: "Sales",
  of: ({ cents }) => cents,
  text: centsText,
  unit: 100,
  scaleText: (dollars) => `$${SHORT.format(dollars)}`,
};

const AREA: Measured = {
  title: "Square feet",
  of: ({ area }) => area,
  text: (area) => `${areaText(area)} sq ft`,
  unit: SQUARE_SIXTEENTHS_PER_SQ_FT,
  scaleText: (squareFeet) => SHORT.format(squareFeet),
};

/** Plots need no more than tenths of their units. */
const tenths = (value: number) => Math.round(value * 10) / 10;

const amountOf = ({ of }: Measured, figure: Figure | null) => (figure ? of(figure) : 0);

/** Both periods in words: "$120.00 from … to …; $100.00 in the same weeks a year ago (+20%)." */
function comparison(measured: Measured, { whole: { now, ago }, days }: Figures): string {
  const [amount, before] = [measured.of(now), measured.of(ago)];
  const change = percentChange(amount, before);
  const earlier = `${measured.text(before)} in the same weeks a year ago`;
  return `${measured.text(amount)} from ${daysText(days)}; ${earlier}${change && ` (${change})`}.`;
}

function highest(measured: Measured, groups: readonly ComparedFigure[]): ComparedFigure | undefined {
  return groups.toSorted((one, other) => amountOf(measured, other.now) - amountOf(measured, one.now))[0];
}

/** An amount by week: bars, and a line for the same weeks a year ago. */
function weekPlot(measured: Measured, figures: Figures): Plot {
  const { weeks, days } = figures;
  const firstDays = weeksOf(days).map(({ from }) => from);
  const units = (figure: Figure | null) => amountOf(measured, figure) / measured.unit;
  const bottom = HEIGHT - MARGIN.bottom;
  const x = scaleBand(firstDays, [MARGIN.left, PLOT_WIDTH - MARGIN.right]).padding(0.25);
  const y = scaleLinear(
    [0, Math.max(1, ...weeks.flatMap(({ now, ago }) => [units(now), units(ago)]))],
    [bottom, MARGIN.top],
  ).nice(4);
  const left = (week: number) => x(firstDays[week] ?? "") ?? 0;
  const path = line<ComparedFigure>(
    (_week, index) => tenths(left(index) + x.bandwidth() / 2),
    ({ ago }) => tenths(y(units(ago))),
  );
  const ticks = y.ticks(4);
  const every = Math.ceil(firstDays.length / MAX_DAYS);
  const dayLabels = firstDays.flatMap((day, index): PlotLabel[] =>
    index % every === 0
      ? [{ x: tenths(left(index) + x.bandwidth() / 2), y: HEIGHT - 8, text: shortDay(day), anchor: "middle" }]
      : [],
  );
  const top = highest(measured, weeks);
  const best = top?.now
    ? ` The best week began ${groupName({ ...figures, by: "week" }, top.key)}: ${measured.text(measured.of(top.now))}.`
    : "";
  return {
    title: `${measured.title} by week`,
    name: `${measured.title} by week: ${comparison(measured, figures)}${best}`,
    height: HEIGHT,
    bars: weeks.map(({ now }, week) => ({
      x: tenths(left(week)),
      y: tenths(y(units(now))),
      width: tenths(x.bandwidth()),
      height: tenths(bottom - y(units(now))),
    })),
    line: path(weeks) ?? "",
    marks: [],
    rules: ticks.map((tick) => tenths(y(tick))),
    labels: [
      ...ticks.map(
        (tick): PlotLabel => ({
          x: MARGIN.left - 6,
          y: tenths(y(tick)) + 3,
          text: measured.scaleText(tick),
          anchor: "end",
        }),
      ),
      ...dayLabels,
    ],
  };
}

const shortened = (name: string) => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name);

/** The largest groups: a bar each, and a thin one below it for a year ago. */
function groupPlot(measured: Measured, figures: Figures): Plot {
  const groups = figures.groups.filter(({ now }) => now).slice(0, MAX_GROUPS);
  const amounts = groups.flatMap(({ now, ago }) => [amountOf(measured, now), amountOf(measured, ago)]);
  const x = scaleLinear([0, Math.max(1, ...amounts)], [0, PLOT_WIDTH]);
  const width = (figure: Figure | null) => tenths(x(amountOf(measured, figure)));
  const by = GROUPING_WORDS[figures.by].toLowerCase();
  const [first] = groups;
  const most = first?.now ? ` Most: ${groupName(figures, first.key)}, ${measured.text(measured.of(first.now))}.` : "";
  return barPlot(
    `${measured.title} by ${by}`,
    `${measured.title} by ${by}: ${comparison(measured, figures)}${most}`,
    groups.map(({ key, now, ago }) => ({
      ...{ name: shortened(groupName(figures, key)), text: measured.text(amountOf(measured, now)) },
      ...{ now: width(now), ago: width(ago) },
    })),
  );
}

/** The plots of figures, worked out on the server so that no page needs the code for it; none if nothing was sold. */
export function plotsOf(figures: Figures): readonly Plot[] {
  const { now, ago } = figures.whole;
  if (now.orders === 0 && ago.orders === 0) return [];
  const weeks = [weekPlot(SALES, figures), weekPlot(AREA, figures)];
  return figures.by === "week" || now.orders === 0 ? weeks : [groupPlot(SALES, figures), ...weeks.slice(0, 1)];
}
