import type { Database } from "~/database/database.server";
import { pricedTier } from "~/domain/account";
import type { OrderLine } from "~/domain/orders/order";
import { isBelowMinimum, linesCents } from "~/domain/orders/order-price";
import { lineToday } from "~/domain/orders/order-today";
import type { ShopTerms } from "~/domain/price-terms";
import type { Product } from "~/domain/product";
import { termsFor } from "~/domain/shop-settings";
import { toProduct } from "~/provider/contract/products.server";
import { findAccount } from "~/provider/embedded/accounts.server";
import { findProduct } from "~/provider/embedded/products.server";
import { currentSettings } from "~/settings/settings.server";

/** The terms for an account's prices, independent of anything in the request. A guest, `null`, pays the list price. */
export async function termsToday(database: Database, customerId: string | null): Promise<ShopTerms> {
  const account = customerId === null ? null : await findAccount(database, customerId);
  return termsFor((await currentSettings(database)).settings, account && pricedTier(account.tags));
}

/** The styles of the given lines that are sold today. */
export async function stylesOf(
  database: Database,
  lines: readonly Pick<OrderLine, "productId">[],
): Promise<readonly Product[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const found = await Promise.all(ids.map((id) => findProduct(database, id)));
  return found.flatMap((product) => toProduct(product) ?? []);
}

/** Lines, and the total quoted to the customer, before tax and freight. */
interface Told {
  readonly lines: readonly OrderLine[];
  readonly totalCents: number;
}

/**
 * The lines as they are sold today, or `null` if they are not sold in this form, or their total differs from the one
 * quoted to the customer or is below the minimum.
 */
export async function linesToday(
  database: Database,
  { lines, totalCents }: Told,
  terms: ShopTerms,
): Promise<readonly OrderLine[] | null> {
  const products = new Map((await stylesOf(database, lines)).map((product) => [product.id, product]));
  const today = lines.flatMap((line) => lineToday(line, products.get(line.productId) ?? null) ?? []);
  if (today.length < lines.length || isBelowMinimum(today, terms)) return null;
  return linesCents(today, terms) === totalCents ? today : null;
}
