import { type RawBuilder, sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import { HOUR_MS } from "~/base/time/time";
import type { Cents } from "~/trade/measure/money";
import type { SoldGroup, Times } from "./figures";
import type { Grouping } from "./period";
import type { RemadeLine } from "./remade";
import { claimsBy } from "./sold-claims.server";

/** The moments of a span: from the first, and before the second. */
export interface Span {
  readonly since: number;
  readonly before: number;
}

/** The columns with the times of an order's steps, and the unit that each is given in. */
const UNITS = { confirmed_after: HOUR_MS, shipped_after: 24 * HOUR_MS } as const;

type Step = keyof typeof UNITS;

/** Where a grouping finds its rows: the table, the column that names the group, and the one that counts orders. */
interface Source {
  readonly table: "sold_order" | "sold_line";
  readonly key: string;
  /** 1 in the rows that count as an order. */
  readonly isOrder: string;
}

const SOURCES: Readonly<Record<Grouping, Source>> = {
  week: { table: "sold_order", key: "span.n", isOrder: "1" },
  tier: { table: "sold_order", key: "sold.tier", isOrder: "1" },
  state: { table: "sold_order", key: "sold.province", isOrder: "1" },
  style: { table: "sold_line", key: "sold.product_id", isOrder: "sold.first_of_style" },
  finish: { table: "sold_line", key: "sold.finish", isOrder: "sold.first_of_finish" },
};

/** The spans as a table of the statement that follows; each is looked up in the index by time. */
function withSpans(spans: readonly Span[]): RawBuilder<unknown> {
  const rows = spans.map(({ since, before }, n) => sql`(${sql.lit(n)}, ${sql.lit(since)}, ${sql.lit(before)})`);
  return sql`with span(n, since, before) as (values ${sql.join(rows)})`;
}

/** What was sold in the spans. The cross join makes SQLite begin with the spans. */
const soldIn = ({ table }: Source) => sql`from span cross join ${sql.table(table)} as sold
  where sold.is_sold = 1 and sold.placed_at >= span.since and sold.placed_at < span.before`;

type Sums = Omit<SoldGroup, "key" | "claims"> & { readonly key: string | number };

/** A time in whole units, rounded half up. */
const inUnits = (step: Step) => {
  const unit = UNITS[step];
  return sql`(${sql.raw(`sold.${step}`)} + ${sql.lit(unit / 2)}) / ${sql.lit(unit)}`;
};

async function readSums(db: Reader, source: Source, spans: readonly Span[]): Promise<readonly Sums[]> {
  const isOrder = sql.raw(source.isOrder);
  const sum = (value: RawBuilder<unknown>) => sql`cast(coalesce(sum(${value}), 0) as bigint)`;
  const ofSteps = (step: Step) => sum(sql`${isOrder} * ${inUnits(step)}`);
  const withStep = (step: Step) => sum(sql`case when ${sql.raw(`sold.${step}`)} is null then 0 else ${isOrder} end`);
  const { rows } = await sql<Sums>`${withSpans(spans)}
    select ${sql.raw(source.key)} as "key", ${sum(isOrder)} as "orders", ${sum(sql`sold.pieces`)} as "pieces",
      ${sum(sql`sold.area`)} as "area", ${sum(sql`sold.cents`)} as "cents", max(sold.order_id) as "latest",
      ${withStep("confirmed_after")} as "confirmed", ${ofSteps("confirmed_after")} as "confirmHours",
      ${withStep("shipped_after")} as "shipped", ${ofSteps("shipped_after")} as "shipDays"
    ${soldIn(source)} group by ${sql.raw(source.key)}`.execute(db);
  return rows;
}

/** How many orders of a span took how many hours to confirm, or days to ship. */
export async function readTimes(db: Reader, span: Span, step: Step): Promise<Times> {
  const { rows } = await sql<{ time: number; orders: number }>`${withSpans([span])}
    select ${inUnits(step)} as time, count(*) as orders
    ${soldIn(SOURCES.tier)} and ${sql.raw(`sold.${step}`)} is not null group by 1`.execute(db);
  return rows.map(({ time, orders }) => [time, orders]);
}

/** What was sold in some spans of time, by group. By week, each span is a group; they must not overlap. */
export async function readSold(db: Reader, by: Grouping, spans: readonly Span[]): Promise<readonly SoldGroup[]> {
  const source = SOURCES[by];
  const sums = await readSums(db, source, spans);
  const claims = await claimsBy(db, by, withSpans(spans));
  return sums.map(({ key, ...rest }) => ({ key: String(key), ...rest, claims: claims.get(String(key)) ?? 0 }));
}

export async function readCredits(db: Reader, span: Span): Promise<Cents> {
  const { rows } = await sql<{ cents: number | null }>`${withSpans([span])}
    select cast(sum(sold.credit_cents) as bigint) as cents
    ${soldIn(SOURCES.tier)}`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** The title of each style in its latest order, by the style's id. */
export async function readTitles(db: Reader, styles: readonly SoldGroup[]): Promise<Readonly<Record<string, string>>> {
  if (styles.length === 0) return {};
  const rows = await db
    .selectFrom("sold_line")
    .select(["order_id", "product_id", "title"])
    .where(
      "order_id",
      "in",
      styles.map(({ latest }) => latest),
    )
    .execute();
  const latest = new Map(styles.map((style) => [style.key, style.latest]));
  const named = rows.filter(({ product_id, order_id }) => latest.get(product_id) === order_id);
  return Object.fromEntries(named.map(({ product_id, title }) => [product_id, title]));
}

export async function countUncounted(db: Reader): Promise<number> {
  const count = (table: "customer_order" | "sold_order") =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
  return (await count("customer_order")).count - (await count("sold_order")).count;
}

/** What was made again in a span of time, by remake and style; canceled remakes do not count. */
export async function readRemade(db: Reader, { since, before }: Span): Promise<readonly RemadeLine[]> {
  const rows = await db
    .selectFrom("customer_order as remake")
    .innerJoin("sold_line as line", "line.order_id", "remake.id")
    .select(["line.order_id", "line.placed_at", "remake.remake_cause", "product_id", "title", "pieces", "area"])
    .where("remake.remake_of", "is not", null)
    .where("remake.state", "<>", "cancelled")
    .where("remake.placed_at", ">=", since)
    .where("remake.placed_at", "<", before)
    .orderBy("remake.id")
    .orderBy("line.position")
    .execute();
  return rows.flatMap(({ remake_cause: cause, ...line }) => (cause === null ? [] : { ...line, cause }));
}
