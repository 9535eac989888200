import * as z from "zod/mini";
import { STATES } from "~/base/addresses/states";
import { checkbox, oneOf, text } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import { MAX_PICTURE_BYTES } from "~/house/invoices/certificate";
import { type Billing, PAYMENT_TERMS } from "~/house/invoices/customer-billing";
import { readTypedDay } from "~/trade/measure/calendar-day";
import { findTier, type TierId } from "~/trade/pricing/tiers";

export const BILLING_FORM_ID = "billing";
export const TIER_FORM_ID = "tier";

export const CUSTOMER_FIELDS = { intent: "intent", note: "note", revision: "revision", tier: "tier" } as const;

export const CERTIFICATE_FIELD = "file";

/** The files that the form may hold: the larger of the limits for a PDF and for a picture. */
export const CERTIFICATE_FILES = { field: CERTIFICATE_FIELD, files: 1, bytes: MAX_PICTURE_BYTES } as const;

export const CUSTOMER_DONE = { done: "done", note: "note" } as const;

export const ORDERS_BEFORE = "before";

const CODES = STATES.map(([code]) => code);

const BillingSchema = z
  .pipe(
    z.object({
      terms: oneOf(PAYMENT_TERMS),
      exempt: checkbox(),
      certificate: text(),
      state: oneOf(["", ...CODES], ""),
      expiresOn: text(),
      [CERTIFICATE_FIELD]: z.optional(z.unknown()),
    }),
    z.transform(({ expiresOn, ...typed }) => ({ ...typed, expiresOn, day: readTypedDay(expiresOn) })),
  )
  .check(
    z.refine(({ exempt, certificate }) => !exempt || certificate !== "", {
      error: "Please enter the number of the certificate",
      path: ["certificate"],
    }),
    z.refine(({ exempt, expiresOn, day }) => !exempt || expiresOn === "" || day !== null, {
      error: "Please enter a date such as 11/30/2026",
      path: ["expiresOn"],
    }),
  );

/** How a customer is billed, for browser and server alike; the server reads the certificate's file separately. */
export const billingValidator = zodValidator(
  z.pipe(
    BillingSchema,
    z.transform(
      ({ terms, exempt, certificate, state, day }): Billing => ({
        terms,
        exemption: exempt ? { certificate, state: state === "" ? null : state, expiresOn: day } : null,
      }),
    ),
  ) as z.ZodMiniType<Billing>,
);

export type CustomerTask =
  | { readonly kind: "note" }
  | { readonly kind: "remove-note" | "restore-note"; readonly note: number }
  | { readonly kind: "billing"; readonly revision: number }
  | { readonly kind: "undo-billing"; readonly revision: number }
  | { readonly kind: "tier"; readonly tier: TierId };

const CUSTOMER_DONES = ["noted", "removed", "restored", "billed", "unbilled", "tier"] as const;

export type CustomerDone = (typeof CUSTOMER_DONES)[number];

export interface CustomerUpdate {
  readonly done: CustomerDone;
  readonly note: number | null;
}

export function readCustomerUpdate(query: URLSearchParams): CustomerUpdate | null {
  const done = CUSTOMER_DONES.find((one) => one === query.get(CUSTOMER_DONE.done));
  return done ? { done, note: numberIn(query, CUSTOMER_DONE.note) } : null;
}

const numberIn = (form: URLSearchParams, name: string) => {
  const typed = form.get(name) ?? "";
  return /^\d{1,15}$/.test(typed) ? Number(typed) : null;
};

/** Reads which form was posted; `null` if it is none of the page's. */
export function readCustomerTask(form: URLSearchParams): CustomerTask | null {
  const kind = form.get(CUSTOMER_FIELDS.intent);
  if (kind === "note") return { kind };
  const tier = findTier(form.get(CUSTOMER_FIELDS.tier) ?? "");
  if (kind === "tier") return tier && { kind, tier: tier.id };
  const [note, revision] = [numberIn(form, CUSTOMER_FIELDS.note), numberIn(form, CUSTOMER_FIELDS.revision)];
  if ((kind === "remove-note" || kind === "restore-note") && note !== null) return { kind, note };
  if (revision === null) return null;
  return kind === "billing" || kind === "undo-billing" ? { kind, revision } : null;
}
