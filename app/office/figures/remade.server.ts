import type { Reader } from "~/base/database/database.server";
import type { RemadeLine } from "./remade";
import type { Span } from "./sold.server";

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
