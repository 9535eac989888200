import { countText } from "~/base/text/counts";
/** How an order was shipped, all at once; texts are empty, and numbers `null`, if they were not given. */
export interface Shipment {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly cartons: number | null;
  readonly pounds: number | null;
}

export const NO_SHIPMENT: Shipment = { carrier: "", trackingNumber: "", cartons: null, pounds: null };

/** The longest carrier's name and tracking number, in UTF-16 code units. */
export const MAX_SHIPMENT_TEXT_LENGTH = 60;

export const MAX_CARTONS = 999;
export const MAX_SHIPPED_POUNDS = 99_999;

export const TRACKING_PAGES: Readonly<Record<string, string>> = {
  UPS: "https://www.ups.com/track",
  FedEx: "https://www.fedex.com/fedextrack/",
  USPS: "https://tools.usps.com/go/TrackConfirmAction_input",
};

export const CARRIERS: readonly string[] = [
  ...Object.keys(TRACKING_PAGES),
  "ABF Freight",
  "Estes",
  "FedEx Freight",
  "Old Dominion",
  "R+L Carriers",
  "Saia",
  "TForce Freight",
  "XPO",
  "Our own truck",
  "Picked up by the customer",
];

interface TrackingPage {
  readonly carrier: string;
  readonly address: string;
}

/**
 * The page on which a shipment can be tracked; `null` without a tracking number, or if the carrier has no page here.
 * The address is never built from the number: it was typed.
 */
export function trackingPage({ carrier, trackingNumber }: Shipment): TrackingPage | null {
  const name = carrier.trim().toLowerCase();
  const found = Object.entries(TRACKING_PAGES).find(([one]) => one.toLowerCase() === name);
  return found && trackingNumber !== "" ? { carrier: found[0], address: found[1] } : null;
}

export function shipmentFacts(shipment: Shipment): readonly { readonly term: string; readonly text: string }[] {
  const { carrier, trackingNumber, cartons, pounds } = shipment;
  return [
    { term: "Carrier", text: carrier },
    { term: "Tracking number", text: trackingNumber },
    { term: "Cartons", text: cartons === null ? "" : String(cartons) },
    { term: "Weight", text: pounds === null ? "" : `${countText(pounds)} lb` },
  ].filter(({ text }) => text !== "");
}

export const isSameShipment = (one: Shipment, other: Shipment): boolean =>
  one.carrier === other.carrier &&
  one.trackingNumber === other.trackingNumber &&
  one.cartons === other.cartons &&
  one.pounds === other.pounds;
