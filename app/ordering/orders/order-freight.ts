import { unreachedWords } from "~/base/addresses/delivery-doubts";
import { countText } from "~/base/text/counts";
import type { CartItem } from "~/configurator/lines/cart";
import { itemsLoad } from "~/configurator/lines/weight";
import { formatDollars } from "~/trade/measure/money";
import { FIRST_FREIGHT } from "~/trade/pricing/first-freight";
import { type Freight, type FreightLoad, type FreightTarget, freightOf } from "~/trade/pricing/freight";
import type { ShopTerms } from "~/trade/pricing/price-terms";

/** The name of the field for the ZIP code, in a query as in a form. */
export const FREIGHT_ZIP = "freightZip";

export const FREIGHT_DELIVERY = "delivery";

/** A ZIP+4. */
export const MAX_FREIGHT_ZIP = 10;

/** The ZIP code in a page's address; empty if there is none. */
export const freightZipIn = (query: URLSearchParams): string =>
  (query.get(FREIGHT_ZIP) ?? "").trim().slice(0, MAX_FREIGHT_ZIP);

type FreightShop = Pick<ShopTerms, "freight">;

/** What the freight of a load is estimated at by the shop's table; `null` if there is nothing to say yet. */
export const loadFreight = (
  load: FreightLoad | null,
  target: FreightTarget,
  { freight = FIRST_FREIGHT }: FreightShop,
): Freight | null => freightOf(load, target, freight);

/** What the freight of some pieces is estimated at; `null` if there is nothing to say yet. */
export const orderFreight = (items: readonly CartItem[], target: FreightTarget, shop: FreightShop): Freight | null =>
  loadFreight(itemsLoad(items), target, shop);

export interface FreightAnswer {
  /** `About $145 to 97214`, or why there is no sum. */
  readonly text: string;
  /** What the sum is for. */
  readonly note: string;
}

const BY = { parcel: "by parcel", truck: "by truck" } as const;

/** An estimate in words, for a complete ZIP code. */
export function freightAnswer(freight: Freight, { zip, delivery }: FreightTarget): FreightAnswer {
  const place = zip.slice(0, 5);
  if (freight.kind === "no-zone") {
    return { text: unreachedWords(place) ?? `We ask a carrier for a price to ${place} before we confirm.`, note: "" };
  }
  if (freight.kind === "too-heavy") {
    return {
      text: `Over ${countText(freight.mostPounds)} lb, we ask a carrier for a price before we confirm.`,
      note: "",
    };
  }
  if (freight.by === "pick-up") return { text: "No freight: you pick up.", note: "" };
  const isOpen = freight.by === "truck" && delivery === "";
  return {
    text: `About ${formatDollars(freight.cents)} to ${place}`,
    note: `${countText(freight.pounds)} lb ${BY[freight.by]}${isOpen ? " to a home, with a liftgate" : ""}.`,
  };
}
