import { NO_SHIPMENT, type Shipment, shipmentFacts, trackingPage } from "../shipment";
import { OrderPageSection } from "./order-section";

interface OrderShipmentProps {
  readonly shipment: Shipment | undefined;
  /** The page to tick off what arrives; `null` if nothing can be ticked off now. */
  readonly receiving: string | null;
}

export function OrderShipment({ shipment = NO_SHIPMENT, receiving }: OrderShipmentProps) {
  if (shipmentFacts(shipment).length === 0 && receiving === null) return null;
  const page = trackingPage(shipment);
  return (
    <OrderPageSection heading="shipment-heading" title="Shipping" className="break-inside-avoid">
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
          <a href={page.address} rel="noreferrer" className="link-tall">
            Track it at {page.carrier}
          </a>
        </p>
      )}
      {receiving !== null && (
        <p className="mt-4 print:hidden">
          <a href={receiving} className="button border-stone-500 hover:bg-linen">
            Tick off what arrives
          </a>
        </p>
      )}
    </OrderPageSection>
  );
}
