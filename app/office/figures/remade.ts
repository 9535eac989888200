import { countText } from "~/base/text/counts";
import type { EpochMs, TimeZone } from "~/base/time/time";
import { CAUSE_WORDS, type RemakeCause } from "~/ordering/orders/remake";
import { dayIn } from "~/trade/measure/days";
import type { SquareSixteenths } from "~/trade/measure/measure";
import { formatSqFt } from "~/trade/pricing/pricing";
import { areaText, type FigureTable, percentChange } from "./figure-words";
import { barPlot, PLOT_WIDTH, type Plot } from "./plot";

export interface RemadeLine {
  readonly order_id: number;
  readonly placed_at: EpochMs;
  readonly cause: RemakeCause;
  readonly product_id: string;
  readonly title: string;
  readonly pieces: number;
  readonly area: SquareSixteenths;
}

export interface RemadeLines {
  readonly now: readonly RemadeLine[];
  readonly ago: readonly RemadeLine[];
}

interface Sum {
  readonly orders: number;
  readonly pieces: number;
  readonly area: SquareSixteenths;
}

/** Lines by a key; an order counts once in each group. */
function sumsBy(lines: readonly RemadeLine[], keyOf: (line: RemadeLine) => string): ReadonlyMap<string, Sum> {
  const groups = new Map<string, RemadeLine[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return new Map(
    [...groups].map(([key, own]) => {
      const total = (of: (line: RemadeLine) => number) => own.reduce((sum, line) => sum + of(line), 0);
      const orders = new Set(own.map(({ order_id }) => order_id)).size;
      return [key, { orders, pieces: total(({ pieces }) => pieces), area: total(({ area }) => area) }] as const;
    }),
  );
}

const MONTH = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", year: "numeric" });

const monthText = (month: string) => MONTH.format(new Date(`${month}-01T00:00:00Z`));

const NONE: Sum = { orders: 0, pieces: 0, area: 0 };

function compared({ now, ago }: RemadeLines, keyOf: (line: RemadeLine) => string) {
  const [nowOf, agoOf] = [sumsBy(now, keyOf), sumsBy(ago, keyOf)];
  return [...new Set([...nowOf.keys(), ...agoOf.keys()])]
    .map((key) => ({ key, now: nowOf.get(key) ?? NONE, ago: agoOf.get(key) ?? NONE }))
    .sort(
      (one, other) =>
        other.now.pieces - one.now.pieces || other.ago.pieces - one.ago.pieces || (one.key < other.key ? -1 : 1),
    );
}

const row = (name: string, now: Sum, ago: Sum): readonly string[] => [
  name,
  countText(now.orders),
  countText(now.pieces),
  areaText(now.area),
  countText(ago.pieces),
  percentChange(now.pieces, ago.pieces),
];

const headOf = (first: string) => [first, "Remakes", "Pieces", "Square feet", "Pieces 52 weeks earlier", "Change"];

export type RemadeTable = FigureTable & { readonly caption: string };

/** What was made again by cause, by style and by month; none if nothing was. */
export function remadeTables(lines: RemadeLines, zone: TimeZone): readonly RemadeTable[] {
  if (lines.now.length + lines.ago.length === 0) return [];
  const titles = new Map([...lines.ago, ...lines.now].map(({ product_id, title }) => [product_id, title]));
  const shared = (title: string) => [...titles.values()].filter((other) => other === title).length > 1;
  const styleName = (id: string) => {
    const title = titles.get(id) ?? id;
    return shared(title) ? `${title} (${id})` : title;
  };
  const months = [...sumsBy(lines.now, (line) => monthOf(line, zone))].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    {
      caption: "By cause.",
      head: headOf("Cause"),
      rows: compared(lines, ({ cause }) => cause).map(({ key, now, ago }) =>
        row(CAUSE_WORDS[key as RemakeCause], now, ago),
      ),
    },
    {
      caption: "By style. A remake with several styles counts once for each.",
      head: headOf("Style"),
      rows: compared(lines, ({ product_id }) => product_id).map(({ key, now, ago }) => row(styleName(key), now, ago)),
    },
    {
      caption: "By the month in which the remake was made.",
      head: headOf("Month").slice(0, 4),
      rows: months.map(([month, sum]) => row(monthText(month), sum, NONE).slice(0, 4)),
    },
  ];
}

const monthOf = ({ placed_at }: RemadeLine, zone: TimeZone) =>
  dayIn(zone, new Date(placed_at).toISOString()).slice(0, 7);

/** The pieces by cause: a bar each, and a thin one below it for a year ago; `null` if there are none. */
export function remadePlot(lines: RemadeLines): Plot | null {
  const groups = compared(lines, ({ cause }) => cause);
  const most = Math.max(0, ...groups.flatMap(({ now, ago }) => [now.pieces, ago.pieces]));
  if (most === 0) return null;
  const width = (pieces: number) => Math.round((pieces * PLOT_WIDTH * 10) / most) / 10;
  const nameOf = (key: string) => CAUSE_WORDS[key as RemakeCause];
  const amounts = groups.map(({ key, now }) => `${nameOf(key)} ${countText(now.pieces)}`).join(", ");
  return barPlot(
    "Pieces made again by cause",
    `Pieces made again by cause: ${amounts}.`,
    groups.map(({ key, now, ago }) => ({
      ...{ name: nameOf(key), text: countText(now.pieces) },
      ...{ now: width(now.pieces), ago: width(ago.pieces) },
    })),
  );
}

/** What was made again, by month, cause and style, with plain numbers for spreadsheets. */
export function remadeFile({ now }: Pick<RemadeLines, "now">, zone: TimeZone): readonly (readonly string[])[] {
  const keyOf = (line: RemadeLine) => JSON.stringify([monthOf(line, zone), line.cause, line.product_id]);
  const titles = new Map(now.map(({ product_id, title }) => [product_id, title]));
  const rows = [...sumsBy(now, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ["Month", "Cause", "Style", "Remakes", "Pieces", "Square feet"],
    ...rows.map(([key, { orders, pieces, area }]) => {
      const [month = "", cause, style = ""] = JSON.parse(key) as [string, RemakeCause, string];
      const names = [month, CAUSE_WORDS[cause], titles.get(style) ?? style];
      return [...names, String(orders), String(pieces), formatSqFt(area)];
    }),
  ];
}
