import { type ShopFacts, shopFacts } from "~/base/brand/shop-facts";
import { singleton } from "~/base/platform/singleton.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import type { Product } from "~/trade/catalog/product";
import { dayIn } from "~/trade/measure/days";
import { specificationSheet } from "../specification-sheet.server";

interface Printed {
  readonly products: readonly Product[];
  readonly facts: ShopFacts;
  readonly day: string;
  readonly pdf: Promise<Uint8Array>;
}

const holder = () => singleton("specification-sheet", (): { printed: Printed | null } => ({ printed: null }));

/**
 * The sheet of the catalog as it is now; it is made again once the catalog, the shop's facts or the day differ. Throws
 * UpstreamFailure.
 */
export async function readSpecificationSheet(): Promise<Uint8Array> {
  const products = await catalog().list();
  const facts = shopFacts();
  const day = dayIn(facts.timeZone.zone, new Date().toISOString());
  const { printed } = holder();
  if (printed?.products === products && printed.facts === facts && printed.day === day) return printed.pdf;
  const pdf = specificationSheet(products, day);
  holder().printed = { products, facts, day, pdf };
  return pdf;
}
