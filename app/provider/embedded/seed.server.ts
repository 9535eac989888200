import { type Database, write } from "~/base/database/database.server";
import { addStyles } from "~/provider/stored-catalog/style-writing.server";
import type { DoorStyle } from "~/trade/catalog/door-style";

/** The name under which the database records that it has had its first catalog. */
const CATALOG = "catalog";

/** Fills the catalog of a new shop with door styles; what the owner removes later does not come back. */
export function seedCatalog(database: Database, styles: readonly DoorStyle[]): Promise<void> {
  return write(database, async (trx) => {
    if (await trx.selectFrom("seeded").select("what").where("what", "=", CATALOG).executeTakeFirst()) return;
    await trx.insertInto("seeded").values({ what: CATALOG }).execute();
    const hasStyles = await trx.selectFrom("product").select("handle").limit(1).executeTakeFirst();
    if (!hasStyles) await addStyles(trx, styles);
  });
}
