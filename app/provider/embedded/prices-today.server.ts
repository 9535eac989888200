import { pricedTier } from "~/domain/account";
import type { OrderLine } from "~/domain/orders/order";
import { linesCents } from "~/domain/orders/order-price";
import { lineToday } from "~/domain/orders/order-today";
import type { ShopTerms } from "~/domain/price-terms";
import type { Product } from "~/domain/product";
import { termsFor } from "~/domain/shop-settings";
import { toProduct } from "../contract/products.server";
import { findAccount } from "./accounts.server";
import { findProduct } from "./products.server";
import { currentSettings } from "./settings.server";
import type { Database } from "./sqlite-driver.server";

/** What an account is priced by; nothing that was sent has a say in it. A guest, `null`, pays the list price. */
export function termsToday(database: Database, customerId: string | null): ShopTerms {
  const account = customerId === null ? null : findAccount(database, customerId);
  return termsFor(currentSettings(database).settings, account && pricedTier(account.tags));
}

/** The styles of lines that are sold today. */
export function stylesOf(database: Database, lines: readonly Pick<OrderLine, "productId">[]): readonly Product[] {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  return ids.flatMap((id) => toProduct(findProduct(database, id)) ?? []);
}

/** Lines, and what their customer was told that they come to, before tax and freight. */
interface Told {
  readonly lines: readonly OrderLine[];
  readonly totalCents: number;
}

/**
 * The lines as they are sold today, or `null` where they do not come to what the customer was told or to what an order
 * must, or are not sold so.
 */
export function linesToday(
  database: Database,
  { lines, totalCents }: Told,
  terms: ShopTerms,
): readonly OrderLine[] | null {
  if (totalCents < (terms.minimumOrderCents ?? 0)) return null;
  const products = new Map(stylesOf(database, lines).map((product) => [product.id, product]));
  const today = lines.flatMap((line) => lineToday(line, products.get(line.productId) ?? null) ?? []);
  return today.length === lines.length && linesCents(today, terms) === totalCents ? today : null;
}
