import { type RawBuilder, sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import type { Claim } from "~/ordering/orders/claims";
import type { Grouping } from "./period";

interface ClaimRow {
  readonly order_id: number;
  readonly pieces: string;
  readonly week: number;
  readonly tier: string;
  readonly province: string;
}

interface LineRow {
  readonly order_id: number;
  readonly position: number;
  readonly product_id: string;
  readonly finish: string;
}

/** The claims about orders in the spans. There are few claims, so that each finds its order, and not the reverse. */
async function readClaims(db: Reader, spans: RawBuilder<unknown>): Promise<readonly ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`${spans}
    select claim.order_id, claim.pieces, span.n as week, sold.tier, sold.province
    from claim cross join sold_order as sold cross join span
    where sold.order_id = claim.order_id and sold.is_sold = 1
      and sold.placed_at >= span.since and sold.placed_at < span.before`.execute(db);
  return rows;
}

async function readLines(db: Reader): Promise<readonly LineRow[]> {
  return db
    .selectFrom("sold_line")
    .select(["order_id", "position", "product_id", "finish"])
    .where("order_id", "in", ({ selectFrom }) => selectFrom("claim").select("claim.order_id"))
    .execute();
}

/** The lines that a claim is about: those of its pieces, or all of the order if the customer named none. */
function linesOf({ order_id, pieces }: ClaimRow, lines: readonly LineRow[]): readonly LineRow[] {
  const named = (JSON.parse(pieces) as Claim["pieces"]).map(({ line }) => line);
  return lines.filter((line) => line.order_id === order_id && (named.length === 0 || named.includes(line.position)));
}

function groupsOf(by: Grouping, claim: ClaimRow, lines: ReadonlyMap<number, readonly LineRow[]>): readonly string[] {
  switch (by) {
    case "week":
      return [String(claim.week)];
    case "tier":
      return [claim.tier];
    case "state":
      return [claim.province];
    case "style":
    case "finish": {
      const about = linesOf(claim, lines.get(claim.order_id) ?? []);
      return [...new Set(about.map(({ product_id, finish }) => (by === "style" ? product_id : finish)))];
    }
  }
}

export async function claimsBy(
  db: Reader,
  by: Grouping,
  spans: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, number>> {
  const lines = new Map<number, LineRow[]>();
  if (by === "style" || by === "finish") {
    for (const line of await readLines(db)) lines.set(line.order_id, [...(lines.get(line.order_id) ?? []), line]);
  }
  const counts = new Map<string, number>();
  for (const claim of await readClaims(db, spans)) {
    for (const key of groupsOf(by, claim, lines)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
