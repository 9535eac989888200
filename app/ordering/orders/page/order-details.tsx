import { addressLines } from "~/base/addresses/address";
import { Unbroken } from "~/house/ui/kit/unbroken";
import type { Order } from "../order";
import { type DetailGroup, detailFacts } from "../order-details";
import { OrderPageSection } from "./order-section";

const linesOf = (order: Order, group: DetailGroup) =>
  detailFacts(order, group).map(({ term, text }) => ({ term, lines: [text] }));

export function ContactAndDelivery({ order }: { readonly order: Order }) {
  const { contact, address, quote = "" } = order;
  const { firstName, lastName, businessName, email, phone } = contact;
  const facts = [
    { term: "Contact", lines: [`${firstName} ${lastName}`, businessName, email, phone] },
    { term: "Delivery address", lines: addressLines(address) },
    ...linesOf(order, "delivery"),
    ...linesOf(order, "names"),
    { term: "Quote", lines: [quote] },
    ...linesOf(order, "notes"),
  ];
  return (
    <OrderPageSection heading="details-heading" title="Contact and delivery" className="break-inside-avoid">
      <dl className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {facts
          .map(({ term, lines }) => ({ term, text: lines.filter((line) => line !== "").join("\n") }))
          .filter(({ text }) => text !== "")
          .map(({ term, text }) => (
            <div key={term} className="min-w-0">
              <dt className="text-stone-600">{term}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                <Unbroken text={text} />
              </dd>
            </div>
          ))}
      </dl>
    </OrderPageSection>
  );
}
