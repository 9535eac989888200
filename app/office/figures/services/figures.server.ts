import { setImmediate as turn } from "node:timers/promises";
import { shopFacts } from "~/base/brand/shop-facts";
import type { Reader } from "~/base/database/database.server";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { TimeZone } from "~/base/time/time";
import { nextDay, startOfDay } from "~/trade/measure/days";
import { fileTable, groupTable, wholeTable } from "../figure-words";
import { compared, type Figures, median, together, type WholeFigure } from "../figures";
import { type Days, type FiguresQuery, weeksOf, yearAgo } from "../period";
import { plotsOf } from "../plots.server";
import { type RemadeLines, remadeFile, remadePlot, remadeTables } from "../remade";
import { countUncounted, readCredits, readRemade, readSold, readTimes, readTitles, type Span } from "../sold.server";

const UNAVAILABLE = "The figures could not be loaded";

type Asked = Pick<FiguresQuery, "by" | "days">;

const spanOf = (zone: TimeZone, { from, until }: Days): Span => ({
  since: Date.parse(startOfDay(zone, from)),
  before: Date.parse(startOfDay(zone, nextDay(until))),
});

async function readPeriod(db: Reader, zone: TimeZone, { by, days }: Asked) {
  const span = spanOf(zone, days);
  const spans = weeksOf(days).map((week) => spanOf(zone, week));
  const weeks = await readSold(db, "week", spans);
  // Other requests get their turn in between.
  await turn();
  const groups = by === "week" ? weeks : await readSold(db, by, [span]);
  await turn();
  const whole: WholeFigure = {
    ...together(weeks),
    medianToConfirm: median(await readTimes(db, span, "confirmed_after")),
    medianToShip: median(await readTimes(db, span, "shipped_after")),
  };
  const isByLine = by === "style" || by === "finish";
  return { weeks, groups, whole, credits: isByLine ? await readCredits(db, span) : 0 };
}

/** What sold in a period, and a year before. */
export async function figuresIn(db: Reader, zone: TimeZone, { by, days }: Asked) {
  const now = await readPeriod(db, zone, { by, days });
  const ago = await readPeriod(db, zone, { by, days: yearAgo(days) });
  const count = weeksOf(days).length;
  const figures: Figures = {
    by,
    days,
    whole: { now: now.whole, ago: ago.whole },
    weeks: compared("week", now.weeks, ago.weeks, count),
    groups: compared(by, now.groups, ago.groups, count),
    titles: by === "style" ? { ...(await readTitles(db, ago.groups)), ...(await readTitles(db, now.groups)) } : {},
    credits: { now: now.credits, ago: ago.credits },
    uncounted: await countUncounted(db),
  };
  return figures;
}

async function readFigures(asked: Asked): Promise<Figures> {
  const { db } = await shopDatabase();
  return orUnavailable(UNAVAILABLE, figuresIn(db, shopFacts().timeZone.zone, asked));
}

async function readRemakes({ days }: Pick<Asked, "days">): Promise<RemadeLines> {
  const { db } = await shopDatabase();
  const lines = (of: Days) => orUnavailable(UNAVAILABLE, readRemade(db, spanOf(shopFacts().timeZone.zone, of)));
  return { now: await lines(days), ago: await lines(yearAgo(days)) };
}

/** The tables and plots of figures. Throws UpstreamFailure. */
export async function figuresShown(asked: Asked) {
  const figures = await readFigures(asked);
  const { uncounted } = figures;
  const made = await readRemakes(asked);
  const remade = { tables: remadeTables(made, shopFacts().timeZone.zone), plot: remadePlot(made) };
  return { remade, whole: wholeTable(figures), groups: groupTable(figures), plots: plotsOf(figures), uncounted };
}

/** The figures as a table with a head. Throws UpstreamFailure. */
export const figuresFile = async (asked: Asked) => fileTable(await readFigures(asked));

/** What was made again, as a table with a head. Throws UpstreamFailure. */
export const remakesFile = async (asked: Asked) => remadeFile(await readRemakes(asked), shopFacts().timeZone.zone);
