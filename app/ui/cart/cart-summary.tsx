import { formatCents } from "~/domain/money";
import { formatSqFt, type OrderPrice } from "~/domain/pricing";
import { Button, ButtonLink } from "~/ui/kit/button";
import { PrintIcon } from "~/ui/kit/icons";

/** The panel beside the lines; 'Proceed to Checkout' has no action yet (specification, section 1). */
export function CartSummary({ prices }: { readonly prices: readonly OrderPrice[] }) {
  const sum = (of: (price: OrderPrice) => number) => prices.reduce((total, price) => total + of(price), 0);
  return (
    <section aria-labelledby="summary-heading" className="print:mt-6">
      <div className="border border-stone-300 bg-white p-6 lg:sticky lg:top-28 print:border-0 print:p-0">
        <h2 id="summary-heading" className="text-2xl">
          Order summary
        </h2>
        <dl className="figures mt-4 grid grid-cols-[1fr_auto] gap-y-2 text-sm">
          <dt>Pieces</dt>
          <dd className="text-right">{sum((price) => price.count)}</dd>
          <dt>Area</dt>
          <dd className="text-right">{formatSqFt(sum((price) => price.area))} sq ft</dd>
          <dt className="border-t-2 border-ink pt-3 text-base font-semibold">Total</dt>
          <dd className="border-t-2 border-ink pt-3 text-right text-lg font-semibold">
            {formatCents(sum((price) => price.totalCents))}
          </dd>
        </dl>
        <div className="mt-6 grid gap-3 print:hidden">
          <Button look="accent">Proceed to Checkout</Button>
          <ButtonLink to="/shop" look="outline">
            Continue Shopping
          </ButtonLink>
          <Button look="quiet" onClick={() => window.print()}>
            <PrintIcon />
            Print cut list
          </Button>
        </div>
      </div>
    </section>
  );
}
