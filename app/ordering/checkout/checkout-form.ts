import * as z from "zod/mini";
import { deliveryDoubt } from "~/base/addresses/delivery-doubts";
import { isEmail } from "~/base/addresses/email";
import { isPhone } from "~/base/addresses/phone";
import { countText } from "~/base/text/counts";
import { readSeenRush, type SeenRush } from "~/house/capacity/rush";
import type { ShipDate } from "~/house/capacity/ship-date-request";
import { MailingAddressSchema } from "~/house/forms/address-form";
import { ADDRESS_SURE } from "~/house/forms/checkout-names";
import { MESSAGES, requiredText, text } from "~/house/forms/field-rules";
import type { FormProblem } from "~/house/forms/form-problem";
import { zodValidator } from "~/house/forms/zod-validator";
import {
  MAX_ORDER_LINES,
  MAX_ORDER_ROWS,
  MAX_PIECES_ORDERED,
  type OrderLine,
  type OrderRequest,
} from "~/ordering/orders/order";
import { detailsOf, eachDetail } from "~/ordering/orders/order-details";
import { OrderLinesSchema } from "~/ordering/orders/order-schema";
import type { PriceChange } from "~/ordering/orders/price-again";
import type { Unloading } from "~/trade/pricing/freight";

export const CHECKOUT_MESSAGES = {
  lines: `These pieces could not be read, or are more than one order can hold: ${MAX_ORDER_LINES} lines, ${countText(MAX_ORDER_ROWS)} rows and ${countText(MAX_PIECES_ORDERED)} pieces. Your cart still has them.`,
  reviewed: "Please look over the pieces and tick this box",
  rush: "Please choose this again",
} as const;

/** The lines in a form's hidden field, as JSON; `null` if no order can have them. */
export function readOrderLines(posted: string): readonly OrderLine[] | null {
  try {
    return OrderLinesSchema.safeParse(JSON.parse(posted)).data ?? null;
  } catch {
    return null;
  }
}

const PostedLinesSchema = z.pipe(
  z.catch(z.string(), ""),
  z.transform((posted, context) => {
    const lines = readOrderLines(posted);
    if (lines) return lines;
    context.issues.push({ code: "custom", message: CHECKOUT_MESSAGES.lines, input: posted });
    return z.NEVER;
  }),
);

/** The total of the lines that the page showed, in cents; `null` if it showed none. */
const PostedTotalSchema = z.pipe(
  z.catch(z.string(), ""),
  z.transform((posted) => (/^\d{1,12}$/.test(posted) ? Number(posted) : null)),
);

/** The date and the price of rush that the page showed; `null` if it was not chosen. */
const PostedRushSchema = z.pipe(
  z.catch(z.string(), ""),
  z.transform((posted, context) => {
    const rush = readSeenRush(posted);
    if (rush || posted === "") return rush;
    context.issues.push({ code: "custom", message: CHECKOUT_MESSAGES.rush, input: posted });
    return z.NEVER;
  }),
);

const shortText = (most: number) =>
  z
    .catch(z.string(), "")
    .check(z.trim(), z.maxLength(most, { error: `Please use at most ${countText(most)} characters` }));

const choiceOf = (choices: Readonly<Record<string, string>>) =>
  z
    .catch(z.string(), "")
    .check(z.refine((text) => text === "" || Object.hasOwn(choices, text), { error: "Please choose one of these" }));

const CheckoutFormSchema = z.object({
  firstName: requiredText(),
  lastName: requiredText(),
  email: requiredText().check(z.refine(isEmail, { error: MESSAGES.email })),
  phone: requiredText().check(z.refine(isPhone, { error: MESSAGES.phone })),
  businessName: text(),
  mailingAddress: z.prefault(MailingAddressSchema, {} as never),
  ...eachDetail((_name, { most, choices }) => (choices ? choiceOf(choices) : shortText(most))),
  lines: PostedLinesSchema,
  total: PostedTotalSchema,
  rush: PostedRushSchema,
  [ADDRESS_SURE]: text(),
  reviewed: z.literal("on", { error: CHECKOUT_MESSAGES.reviewed }),
});

export const OrderDetailsSchema = z.pick(CheckoutFormSchema, {
  mailingAddress: true,
  ...eachDetail(() => true as const),
  [ADDRESS_SURE]: true,
});

/** The form that orders a quote, which has no lines: the shop has stored them. */
const QuoteCheckoutSchema = z.omit(CheckoutFormSchema, { lines: true });

/** The order in a checkout form, except its lines. Its key prevents that it is placed twice. */
export function orderInForm(
  { firstName, lastName, email, phone, businessName, mailingAddress, ...rest }: z.infer<typeof QuoteCheckoutSchema>,
  key: string,
): Omit<OrderRequest, "totalCents" | "lines" | "quote"> & {
  readonly shownCents: number | null;
  readonly rush: SeenRush | null;
} {
  const { total: shownCents, rush } = rest;
  const contact = { firstName, lastName, email, phone, businessName };
  return { key, contact, address: mailingAddress, ...detailsOf(rest), shownCents, rush };
}

/** Asks once about an address to which a carrier may not deliver; a ticked box is the answer. */
export const askAboutAddress = z.check<
  Pick<z.infer<typeof CheckoutFormSchema>, "mailingAddress" | "delivery" | typeof ADDRESS_SURE>
>(({ value, issues }) => {
  const isDelivered = value.delivery !== ("pick-up" satisfies Unloading);
  const doubt = isDelivered && value[ADDRESS_SURE] === "" ? deliveryDoubt(value.mailingAddress) : null;
  if (doubt === null) return;
  const message = `${doubt} Correct the address, or tick the box if this one is right.`;
  issues.push({ code: "custom", path: [ADDRESS_SURE], message, input: value });
});

export const checkoutValidator = zodValidator(CheckoutFormSchema.check(askAboutAddress));
export const quoteCheckoutValidator = zodValidator(QuoteCheckoutSchema.check(askAboutAddress));

export interface PostedOrder {
  readonly lines: string;
  readonly key: string;
  /** When the lines can ship, for a page before JavaScript; absent if that is not known. */
  readonly ships?: ShipDate | null;
}

export interface CheckoutReply extends FormProblem {
  readonly order: PostedOrder;
  readonly changes: readonly PriceChange[];
}
