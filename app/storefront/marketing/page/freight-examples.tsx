import { useId, useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { PAID_ONCE_CONFIRMED } from "~/house/promises/paying";
import { Button } from "~/house/ui/kit/button";
import { fieldLook } from "~/house/ui/kit/field-look";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { ORDER_DETAILS } from "~/ordering/orders/order-details";
import { FREIGHT_DELIVERY, freightAnswer, loadFreight } from "~/ordering/orders/order-freight";
import { FreightZipField } from "~/ordering/orders/page/freight-field";
import { useFreightZip } from "~/ordering/orders/page/use-freight-zip";
import type { FreightLoad, FreightTarget } from "~/trade/pricing/freight";

const EXAMPLES: readonly { readonly words: string; readonly load: FreightLoad }[] = [
  { words: "12 doors and 6 drawer fronts, 95 lb", load: { pounds: 95, longestInches: 30 } },
  { words: "One door, 8 lb", load: { pounds: 8, longestInches: 30 } },
  { words: "40 pieces with tall doors, 250 lb", load: { pounds: 250, longestInches: 90 } },
];

function Answers({ zip, delivery }: FreightTarget) {
  const shop = useShopTerms();
  const answers = EXAMPLES.flatMap(({ words, load }) => {
    const freight = loadFreight(load, { zip, delivery }, shop);
    return freight ? [{ words, isSum: freight.kind === "sum", ...freightAnswer(freight, { zip, delivery }) }] : [];
  });
  const [first] = answers;
  return (
    <div role="status" className="figures">
      {first && !first.isSum && <p>{first.text}</p>}
      {first?.isSum && (
        <ul>
          {answers.map(({ words, text }) => (
            <li key={words} className="flex flex-wrap justify-between gap-x-6 border-t border-stone-300 py-2">
              <span>{words}</span> <span className="font-semibold">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What freight to a ZIP code costs: by the page's address before its script runs, then at once. */
export function FreightExamples({ first }: { readonly first: FreightTarget }) {
  const id = useId();
  const hydrated = useHydrated();
  const [zip, storeZip] = useFreightZip(first.zip);
  const [delivery, setDelivery] = useState(first.delivery);
  return (
    <section id="freight" aria-labelledby={`${id}-heading`} className="wrap pb-10 print:hidden">
      <h2 id={`${id}-heading`} className="text-2xl md:text-3xl">
        What freight costs
      </h2>
      <p className="mt-4 max-w-[46em]">
        Small orders go by parcel, the rest on a pallet by truck. The truck stops at the curb: a dock or a forklift
        takes the pallet off, or a liftgate lowers it. No truck goes to a PO box, an APO, FPO or DPO address, or an
        island. {PAID_ONCE_CONFIRMED}
      </p>
      <form
        method="get"
        action="#freight"
        onSubmit={(event) => event.preventDefault()}
        className="mt-5 grid max-w-xl gap-4"
      >
        <FreightZipField zip={zip} onZip={storeZip} />
        <div>
          <label htmlFor={`${id}-delivery`} className="block font-semibold">
            Delivery
          </label>
          <select
            id={`${id}-delivery`}
            name={FREIGHT_DELIVERY}
            value={delivery}
            onChange={(event) => setDelivery(event.currentTarget.value)}
            className={fieldLook(false)}
          >
            <option value="">Not specified</option>
            {Object.entries(ORDER_DETAILS.delivery.choices).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </div>
        {!hydrated && (
          <p>
            <Button type="submit" look="outline">
              Estimate freight
            </Button>
          </p>
        )}
        <Answers zip={zip} delivery={delivery} />
      </form>
    </section>
  );
}
