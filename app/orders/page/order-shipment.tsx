import { type Shipment, shipmentFacts, trackingPage } from "~/orders/shipment";

/** How an order was shipped, for its customer; nothing if that is not known. */
export function OrderShipment({ shipment }: { readonly shipment: Shipment | undefined }) {
  if (!shipment) return null;
  const page = trackingPage(shipment);
  return (
    <section aria-labelledby="shipment-heading" className="break-inside-avoid">
      <h2 id="shipment-heading" className="text-2xl">
        Shipping
      </h2>
      <dl className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {shipmentFacts(shipment).map(({ term, text }) => (
          <div key={term} className="min-w-0">
            <dt className="text-stone-600">{term}</dt>
            <dd className="figures wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {page && (
        <p className="mt-4 print:hidden">
          <a
            href={page.address}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Track it at {page.carrier}
          </a>
        </p>
      )}
    </section>
  );
}
