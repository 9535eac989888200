import { Button } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { FILTER_LOOK, Labeled } from "~/house/ui/kit/filter-fields";

/** The invoices and payments of some days as files for the bookkeeper. */
export function BookkeeperFiles() {
  return (
    <section aria-label="For the bookkeeper" className="max-w-3xl border-t border-stone-300">
      <Disclosure summary="Invoices and payments as CSV">
        <form method="get" action="/admin/orders/invoices.csv" className="flex flex-wrap items-end gap-4">
          <Labeled text="From">
            <input type="date" name="from" className={FILTER_LOOK} />
          </Labeled>
          <Labeled text="To">
            <input type="date" name="to" className={FILTER_LOOK} />
          </Labeled>
          <Button type="submit">Invoices</Button>
          <Button type="submit" look="outline" formAction="/admin/orders/payments.csv">
            Payments
          </Button>
        </form>
        <p>Without days, the files have everything.</p>
      </Disclosure>
    </section>
  );
}
