import { addressLines } from "~/base/addresses/address";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { Unbroken } from "~/house/ui/kit/unbroken";
import type { Order } from "../order";
import { type DetailGroup, detailFacts } from "../order-details";
import { OrderPageSection } from "./order-section";

const linesOf = (order: Order, group: DetailGroup) =>
  detailFacts(order, group).map(({ term, text }) => ({ term, lines: [text] }));

export function ContactAndDelivery({ order }: { readonly order: Order }) {
  return (
    <OrderPageSection heading="details-heading" title="Contact and delivery" className="break-inside-avoid">
      <div className="mt-4">
        <ContactFacts order={order} />
      </div>
    </OrderPageSection>
  );
}

/** The same as a fold, which is printed. */
export function ContactFold({ order }: { readonly order: Order }) {
  const { contact, address } = order;
  return (
    <Disclosure
      summary={`Contact and delivery: ${contact.firstName} ${contact.lastName}, ${address.city}`}
      isPrinted
      isWide
    >
      <ContactFacts order={order} />
    </Disclosure>
  );
}

function ContactFacts({ order }: { readonly order: Order }) {
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
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
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
  );
}
