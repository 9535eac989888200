import type { Reader } from "~/database/database.server";

/**
 * Whether a style is in an order, a quote or a saved list. Their lines are JSON, which is searched as text: deleting a
 * style is rare.
 */
export async function wasSold(db: Reader, handle: string): Promise<boolean> {
  const named = `%"productId":${JSON.stringify(handle)}%`;
  const ordered = db.selectFrom("order_line").select("order_id").where("line", "like", named).limit(1);
  const quoted = db.selectFrom("quote").select("id").where("lines", "like", named).limit(1);
  const saved = db.selectFrom("saved_list").select("id").where("product_id", "=", handle).limit(1);
  return Boolean(
    (await ordered.executeTakeFirst()) ?? (await quoted.executeTakeFirst()) ?? (await saved.executeTakeFirst()),
  );
}
