import * as z from "zod/mini";
import { DECISION_TAGS, type DecisionTag, tierOf } from "~/provider/accounts/account";
import type { PendingAccount } from "~/provider/accounts/account-list";
import type { CallDefinition } from "./call.server";

const text = z.string().check(z.maxLength(500));
const optionalText = z.nullish(text);

/** An account awaiting a decision (section 3), with a date and a business that a provider may leave out. */
export const WirePendingSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  firstName: optionalText,
  lastName: optionalText,
  email: text,
  phone: optionalText,
  tags: z.array(text),
  businessName: optionalText,
  createdAt: z.catch(z.nullish(z.iso.datetime({ offset: true })), null),
});

const WirePendingListSchema = z.object({
  data: z.object({ customers: z.object({ edges: z.array(z.object({ node: WirePendingSchema })) }) }),
});

const WireDecisionSchema = z.object({ tags: z.tuple([z.enum(DECISION_TAGS)]) });

export type WirePending = z.infer<typeof WirePendingSchema>;

export const APPROVAL_CALLS = {
  listPending: {
    method: "GET",
    path: "/api/shopify/admin/customers/pending",
    summary: "The accounts awaiting a decision, oldest first",
    access: "admin",
    answer: WirePendingListSchema,
  },
  decide: {
    method: "PATCH",
    path: "/api/shopify/admin/customers/:id/tags",
    summary: "Approves or rejects an account that awaits a decision",
    access: "admin",
    body: WireDecisionSchema,
    refusals: {
      400: "The body does not have these fields",
      404: "There is no such account",
      409: "The account already has a decision, which stays",
    },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;

export function toPendingAccount({ node }: { readonly node: WirePending }): PendingAccount {
  const { id, firstName, lastName, email, phone, tags, businessName, createdAt } = node;
  return {
    id,
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    email,
    phone: phone ?? "",
    businessName: businessName ?? "",
    tier: tierOf(tags)?.label ?? tags.join(", "),
    appliedAt: createdAt ?? null,
  };
}

export function toWireDecision(tag: DecisionTag): z.infer<typeof WireDecisionSchema> {
  return { tags: [tag] };
}
