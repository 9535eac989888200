import * as z from "zod/mini";
import { countText } from "~/base/text/counts";
import type { Cart } from "~/configurator/lines/cart";
import { itemsWeight } from "~/configurator/lines/weight";
import { zodValidator } from "~/house/forms/zod-validator";
import { MAX_CARTONS, MAX_SHIPMENT_TEXT_LENGTH, MAX_SHIPPED_POUNDS, type Shipment } from "./shipment";

export const SHIPMENT_FORM_ID = "order-shipment";

export const SHIP_INTENT = "ship";

export const SHIPMENT_INTENT = "shipment";

export const SHIPMENT_LABELS = {
  carrier: "Carrier",
  tracking: "Tracking number",
  cartons: "Cartons",
  weight: "Weight",
} as const;

const TOO_LONG = `Please use at most ${MAX_SHIPMENT_TEXT_LENGTH} characters`;

const oneLine = (typed: string) => typed.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

const line = () =>
  z
    .catch(z.string(), "")
    .check(z.overwrite(oneLine), z.maxLength(MAX_SHIPMENT_TEXT_LENGTH, { error: TOO_LONG, abort: true }));

const TRACKING = "Please use only letters, digits, spaces and hyphens, as the carrier prints it";

/** A whole number from 1; empty is `null`. A unit after it is ignored. */
const count = (most: number, unit: RegExp, message: string) =>
  z.pipe(
    z.catch(z.string(), ""),
    z.transform((typed, context) => {
      const text = typed.trim().replace(unit, "");
      if (text === "") return null;
      const read = /^(\d{1,3}(,\d{3})+|\d{1,6})$/.test(text) ? Number(text.replaceAll(",", "")) : 0;
      if (read >= 1 && read <= most) return read;
      context.issues.push({ code: "custom", message, input: typed });
      return z.NEVER;
    }),
  );

const CARTONS = `Please enter a whole number of cartons from 1 to ${MAX_CARTONS}, or leave it empty`;
const WEIGHT = `Please enter whole pounds from 1 to ${countText(MAX_SHIPPED_POUNDS)}, or leave it empty`;

export const shipmentValidator = zodValidator(
  z.object({
    carrier: line(),
    tracking: line().check(z.regex(/^[A-Za-z0-9 -]*$/, { error: TRACKING })),
    cartons: count(MAX_CARTONS, /\s*cartons?$/i, CARTONS),
    weight: count(MAX_SHIPPED_POUNDS, /\s*(lbs?\.?|pounds?)$/i, WEIGHT),
  }),
);

interface CheckedShipment {
  readonly carrier: string;
  readonly tracking: string;
  readonly cartons: number | null;
  readonly weight: number | null;
}

export const postedShipment = ({ carrier, tracking, cartons, weight }: CheckedShipment): Shipment => ({
  carrier,
  trackingNumber: tracking,
  cartons,
  pounds: weight,
});

/** The weight that the form offers: what the pieces weigh without packing, in pounds; `null` if a style states none. */
export const offeredPounds = (cart: Cart): number | null => itemsWeight(cart) || null;
