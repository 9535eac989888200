import * as z from "zod/mini";
import type { MailingAddress } from "~/base/addresses/address";
import { isPhone } from "~/base/addresses/phone";
import { MailingAddressSchema } from "~/house/forms/address-form";
import { MESSAGES, requiredText, text } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import type { Order, OrderContact } from "./order";

/** What the form for a correction posts: the name is one text, as it is said and written on a carton. */
export interface TypedRecipient extends Pick<OrderContact, "businessName" | "phone"> {
  readonly name: string;
  readonly mailingAddress: MailingAddress;
}

export const CORRECTION_FORM_ID = "order-correction";

export const CORRECTION_INTENT = "correct";

const BOTH_NAMES = "Please enter a first and a last name";

export const correctionValidator = zodValidator(
  z.object({
    name: requiredText().check(z.refine((name) => /\S\s+\S/.test(name), { error: BOTH_NAMES })),
    businessName: text(),
    phone: requiredText().check(z.refine(isPhone, { error: MESSAGES.phone })),
    mailingAddress: z.prefault(MailingAddressSchema, {} as never),
  }),
);

const nameOf = ({ firstName, lastName }: Pick<OrderContact, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`.trim();

export const typedRecipient = ({ contact, address }: Pick<Order, "contact" | "address">): TypedRecipient => ({
  name: nameOf(contact),
  businessName: contact.businessName,
  phone: contact.phone,
  mailingAddress: address,
});

/** Splits a name before its last word, or where the known one is split: `Mary Ann` and `van Dyck` stay whole. */
export function splitName(
  typed: string,
  known: Pick<OrderContact, "firstName" | "lastName">,
): Pick<OrderContact, "firstName" | "lastName"> {
  const name = typed.trim().replace(/\s+/g, " ");
  if (known.lastName !== "" && name.endsWith(` ${known.lastName}`))
    return { firstName: name.slice(0, -known.lastName.length - 1), lastName: known.lastName };
  if (known.firstName !== "" && name.startsWith(`${known.firstName} `))
    return { firstName: known.firstName, lastName: name.slice(known.firstName.length + 1) };
  const at = name.lastIndexOf(" ");
  return { firstName: name.slice(0, at), lastName: name.slice(at + 1) };
}
