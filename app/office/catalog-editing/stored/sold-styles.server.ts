import type { Reader } from "~/base/database/database.server";

interface Line {
  readonly productId: string;
}

const hasStyle = (json: string, handle: string): boolean =>
  [JSON.parse(json) as Line | readonly Line[]].flat().some(({ productId }) => productId === handle);

/**
 * Whether a style is in an order, a quote or a saved list. This reads the JSON of all lines that contain its handle,
 * which takes a while in a shop with many orders, but deleting a style is rare.
 */
export async function wasSold(db: Reader, handle: string): Promise<boolean> {
  const saved = db.selectFrom("saved_list").select("id").where("product_id", "=", handle).limit(1);
  if (await saved.executeTakeFirst()) return true;
  const contains = `%${JSON.stringify(handle)}%`;
  const ordered = db.selectFrom("order_line").select("line as json").where("line", "like", contains);
  const quoted = db.selectFrom("quote").select("lines as json").where("lines", "like", contains);
  for await (const { json } of ordered.stream()) if (hasStyle(json, handle)) return true;
  for await (const { json } of quoted.stream()) if (hasStyle(json, handle)) return true;
  return false;
}
