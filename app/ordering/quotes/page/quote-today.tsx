import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { IntoCart } from "~/ordering/cart/page/into-cart";
import { OrderThese } from "~/ordering/cart/page/order-these";
import { TakenChanges } from "~/ordering/orders/page/taken-changes";
import { formatCents } from "~/trade/measure/money";
import type { QuotePageProps } from "./quote-page-props";

/** What the pieces of a quote cost today, with a way to add them to the cart. */
export function QuoteToday({
  quote,
  state,
  taken,
  takenCents,
}: Pick<QuotePageProps, "quote" | "state" | "taken" | "takenCents">) {
  const { lines, changes } = taken;
  const { jobName } = quote;
  return (
    <section aria-labelledby="today-heading" className="max-w-4xl border-t border-stone-300 pt-8 print:hidden">
      <h2 id="today-heading" className="text-2xl">
        The same pieces at today's price
      </h2>
      {changes.length > 0 && <TakenChanges changes={changes} />}
      {lines.length > 0 && (
        <>
          <p className="mt-2">
            Today they come to <strong className="figures">{formatCents(takenCents)}</strong> {TOTAL_WITHOUT}. In the
            cart you can change them, add to them, and make a new quote.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <IntoCart lines={lines} job={jobName} />
            {state !== "valid" && <OrderThese lines={lines} />}
          </div>
        </>
      )}
    </section>
  );
}
