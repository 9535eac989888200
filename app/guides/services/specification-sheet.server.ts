import { type ShopFacts, shopFacts } from "~/brand/shop-facts";
import type { Product } from "~/catalog/product";
import { catalog } from "~/catalog/services/catalog.server";
import { dayIn } from "~/measure/days";
import { singleton } from "~/platform/singleton.server";
import { specificationSheet } from "../specification-sheet.server";

interface Printed {
  readonly products: readonly Product[];
  readonly facts: ShopFacts;
  readonly day: string;
  readonly pdf: Promise<Uint8Array>;
}

const holder = () => singleton("specification-sheet", (): { printed: Printed | null } => ({ printed: null }));

/**
 * The specification sheet of the catalog as it is now. It is made again once the catalog, the shop's facts or the day
 * are others.
 *
 * @throws UpstreamFailure
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
