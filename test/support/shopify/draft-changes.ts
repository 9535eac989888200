import { randomBytes } from "node:crypto";
import { type UserError, userError } from "./customer-changes";
import { type DraftInput, priceDraft } from "./draft-pricing";
import { fromGid, toGid } from "./global-ids";
import type { DraftRecord, OrderRecord } from "./records";
import type { ShopState } from "./state";

const payload = (draft: DraftRecord) => ({
  id: draft.id,
  admin_graphql_api_id: toGid("DraftOrder", draft.id),
  name: draft.name,
  status: draft.status.toLowerCase(),
  order_id: draft.orderId,
  po_number: draft.poNumber,
  tags: draft.tags.join(", "),
});

function saved(state: ShopState, draft: DraftRecord): DraftRecord {
  const record = state.drafts.save({ ...draft, updatedAt: state.time() });
  state.notify("draft_orders/update", payload(record));
  return record;
}

/** Creates a new draft order each time: no key identifies a repeated call. */
export function createDraft(state: ShopState, input: DraftInput): DraftRecord | UserError[] {
  const priced = priceDraft(state, input);
  if (Array.isArray(priced)) return priced;
  const { lines, totals } = priced as Exclude<typeof priced, UserError[]>;
  const { customerId } = input.purchasingEntity ?? {};
  const customer = customerId ? state.customers.get(fromGid(customerId, "Customer")) : null;
  const [id, time] = [state.drafts.nextId(), state.time()];
  const draft = state.drafts.save({
    ...totals,
    id,
    name: `#D${state.drafts.all().length + 1}`,
    status: "OPEN",
    lines,
    customerId: customer?.id ?? null,
    email: input.email ?? customer?.email ?? null,
    phone: input.phone ?? null,
    note: input.note ?? null,
    poNumber: input.poNumber ?? null,
    tags: [...(input.tags ?? [])].sort(),
    attributes: input.customAttributes ?? [],
    depositPercentage: input.deposit?.percentage ?? null,
    visibleToCustomer: input.visibleToCustomer ?? false,
    taxExempt: input.taxExempt ?? false,
    invoiceToken: randomBytes(16).toString("hex"),
    invoiceSentAt: null,
    completedAt: null,
    orderId: null,
    createdAt: time,
    updatedAt: time,
  });
  state.notify("draft_orders/create", payload(draft));
  return draft;
}

/** Deletes a draft that is not an order yet. */
export function deleteDraft(state: ShopState, draft: DraftRecord): UserError[] {
  if (draft.status === "COMPLETED") return [userError(["id"], "Draft order is already completed")];
  state.drafts.delete(draft.id);
  state.notify("draft_orders/delete", { id: draft.id });
  return [];
}

/** "Sends" the invoice: the draft only records that, and when. */
export function sendInvoice(state: ShopState, draft: DraftRecord): DraftRecord | UserError[] {
  if (draft.status === "COMPLETED") return [userError(["id"], "Draft order is already completed")];
  if (!draft.email) return [userError(["email", "to"], "To can't be blank")];
  return saved(state, { ...draft, status: "INVOICE_SENT", invoiceSentAt: state.time() });
}

/** Makes an order from a draft, once: by its invoice page, which pays what is due, or by staff. */
export function completeDraft(
  state: ShopState,
  draft: DraftRecord,
  paid: boolean,
): { readonly draft: DraftRecord; readonly order: OrderRecord } | UserError[] {
  if (draft.orderId !== null) return [userError(["id"], "This order has already been paid")];
  const [id, time] = [state.orders.nextId(), state.time()];
  const inFull = draft.dueNowCents >= draft.totalCents;
  const order = state.orders.save({
    id,
    name: `#${1001 + state.orders.all().length}`,
    draftId: draft.id,
    customerId: draft.customerId,
    email: draft.email,
    totalCents: draft.totalCents,
    lines: draft.lines,
    note: draft.note,
    poNumber: draft.poNumber,
    tags: draft.tags,
    attributes: draft.attributes,
    financialStatus: !paid ? "PENDING" : inFull ? "PAID" : "PARTIALLY_PAID",
    fulfillmentStatus: "UNFULFILLED",
    cancelledAt: null,
    createdAt: time,
  });
  const completed = saved(state, { ...draft, status: "COMPLETED", completedAt: time, orderId: id });
  const orderPayload = {
    id,
    admin_graphql_api_id: toGid("Order", id),
    name: order.name,
    financial_status: order.financialStatus.toLowerCase(),
    po_number: order.poNumber,
    note_attributes: order.attributes.map(({ key, value }) => ({ name: key, value })),
    tags: order.tags.join(", "),
  };
  state.notify("orders/create", orderPayload);
  if (order.financialStatus === "PAID") state.notify("orders/paid", orderPayload);
  return { draft: completed, order };
}
