import { BeforeOrdering } from "~/cart/page/before-ordering";
import { CHECKOUT_FORM_ID } from "~/checkout/checkout-names";
import type { OrderLine } from "~/orders/order";
import { LineList, LinesSum } from "~/orders/page/line-list";
import { fieldIdOf, useFormField } from "~/ui/fields/field";

const FIELD_ID = fieldIdOf(CHECKOUT_FORM_ID, "lines");

/** The order line by line, as the workshop reads it, with its total. */
export function OrderReview({ lines }: { readonly lines: readonly OrderLine[] }) {
  const { error } = useFormField("lines", null);
  return (
    <section id={FIELD_ID} tabIndex={-1} aria-labelledby={`${FIELD_ID}-heading`} className="focus-visible:outline-none">
      <h2 id={`${FIELD_ID}-heading`} className="text-2xl">
        Look over your pieces
      </h2>
      {error && (
        <p id={`${FIELD_ID}-error`} className="mt-2 text-signal">
          {error}
        </p>
      )}
      <LineList lines={lines} />
      {lines.length > 0 && <LinesSum lines={lines} />}
      <BeforeOrdering items={lines} />
    </section>
  );
}
