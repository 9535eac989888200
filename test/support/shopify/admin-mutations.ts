import { addressNode, customerNode, draftNode, nodeOf, orderNode, totalNodes } from "./admin-nodes";
import {
  addAddress,
  type CustomerFields,
  changeCustomer,
  changeTags,
  createCustomer,
  type UserError,
  userError,
} from "./customer-changes";
import { completeDraft, createDraft, deleteDraft, sendInvoice } from "./draft-changes";
import { type DraftInput, priceDraft } from "./draft-pricing";
import { fromGid, toGid } from "./global-ids";
import { setMetafields } from "./metafields";
import type { AddressRecord, CustomerRecord, DraftRecord } from "./records";
import type { ShopState } from "./state";

interface Tagging {
  readonly id: string;
  readonly tags: readonly string[];
}

interface ConsentInput {
  readonly input: CustomerFields & { readonly customerId: string };
}

const failed = (name: string, userErrors: readonly UserError[]) => ({ [name]: null, userErrors });

/** The answer of a mutation: its result under a name, or the errors. */
function result<Value extends object>(name: string, value: Value | UserError[], toNode: (value: Value) => object) {
  return Array.isArray(value) ? failed(name, value) : { [name]: toNode(value), userErrors: [] };
}

function customerMutations(state: ShopState, origin: string) {
  const named = (gid: string) => state.customers.get(fromGid(gid, "Customer"));
  const toNode = (customer: CustomerRecord) => customerNode(state, customer);
  const tagging =
    (how: "add" | "remove") =>
    ({ id, tags }: Tagging) => {
      const customer = named(id);
      if (!customer) return failed("node", [userError(["id"], "Customer does not exist")]);
      changeTags(state, customer, tags, how);
      return { node: nodeOf(state, origin, id), userErrors: [] };
    };
  const consent = ({ input: { customerId, ...fields } }: ConsentInput) => {
    const customer = named(customerId);
    if (!customer) return failed("customer", [userError(["input", "customerId"], "Customer not found", "INVALID")]);
    return result("customer", changeCustomer(state, customer, fields), toNode);
  };
  return {
    customerCreate: ({ input }: { input: CustomerFields & { metafields?: readonly object[] } }) => {
      const made = createCustomer(state, input);
      if (!Array.isArray(made) && input.metafields) {
        const ownerId = toGid("Customer", (made as CustomerRecord).id);
        setMetafields(state, input.metafields.map((field) => ({ ...field, ownerId })) as never);
      }
      return result("customer", made, toNode);
    },
    customerUpdate: ({ input: { id, ...fields } }: { input: CustomerFields & { id: string } }) => {
      const customer = named(id);
      if (!customer) return failed("customer", [userError(["id"], "Customer does not exist")]);
      return result("customer", changeCustomer(state, customer, fields), toNode);
    },
    customerAddressCreate: (sent: {
      customerId: string;
      address: Partial<AddressRecord>;
      setAsDefault?: boolean | null;
    }) => {
      const customer = named(sent.customerId);
      if (!customer) return failed("address", [userError(["customerId"], "Customer does not exist")]);
      return result("address", addAddress(state, customer, sent.address, sent.setAsDefault ?? false), addressNode);
    },
    tagsAdd: tagging("add"),
    tagsRemove: tagging("remove"),
    customerEmailMarketingConsentUpdate: consent,
    customerSmsMarketingConsentUpdate: consent,
  };
}

function draftMutations(state: ShopState, origin: string) {
  const toNode = (draft: DraftRecord) => draftNode(state, origin, draft);
  const MISSING = [userError(["id"], "Draft order does not exist")];
  const withDraft = (id: string, change: (draft: DraftRecord) => object) => {
    const draft = state.drafts.get(fromGid(id, "DraftOrder"));
    return draft ? change(draft) : failed("draftOrder", MISSING);
  };
  return {
    draftOrderCalculate({ input }: { input: DraftInput }) {
      const priced = priceDraft(state, input);
      return result("calculatedDraftOrder", priced, ({ totals }) => totalNodes(totals));
    },
    draftOrderCreate: ({ input }: { input: DraftInput }) => result("draftOrder", createDraft(state, input), toNode),
    draftOrderInvoiceSend: ({ id }: { id: string }) =>
      withDraft(id, (draft) => result("draftOrder", sendInvoice(state, draft), toNode)),
    draftOrderComplete: ({ id, paymentPending }: { id: string; paymentPending?: boolean | null }) =>
      withDraft(id, (draft) =>
        result("draftOrder", completeDraft(state, draft, !paymentPending), (made) => toNode(made.draft)),
      ),
    draftOrderDelete({ input: { id } }: { input: { id: string } }) {
      const draft = state.drafts.get(fromGid(id, "DraftOrder"));
      const userErrors = draft ? deleteDraft(state, draft) : MISSING;
      return { deletedId: userErrors.length === 0 ? id : null, userErrors };
    },
    orderMarkAsPaid({ input: { id } }: { input: { id: string } }) {
      const order = state.orders.get(fromGid(id, "Order"));
      if (!order) return failed("order", [userError(["id"], "Order does not exist")]);
      const paid = state.orders.save({ ...order, financialStatus: "PAID" });
      return { order: orderNode(state, paid), userErrors: [] };
    },
  };
}

interface DefinitionInput {
  readonly namespace?: string | null;
  readonly key: string;
  readonly type: string;
  readonly ownerType: string;
  readonly access?: { readonly storefront?: string | null; readonly customerAccount?: string | null } | null;
}

/** A webhook subscription as the Admin API makes it. */
export type Subscribe = (topic: string, uri: string) => void;

function storeMutations(state: ShopState, subscribe: Subscribe) {
  let subscriptions = 0;
  return {
    metafieldsSet: ({ metafields }: { metafields: Parameters<typeof setMetafields>[1] }) =>
      setMetafields(state, metafields),
    metafieldDefinitionCreate({ definition }: { definition: DefinitionInput }) {
      const { namespace: sent, key, type, ownerType, access } = definition;
      const namespace = sent ?? "custom";
      if (state.definition(ownerType, namespace, key)) {
        const message = `Key is in use for ${ownerType} metafields on the '${namespace}' namespace.`;
        return failed("createdDefinition", [userError(["definition", "key"], message, "TAKEN")]);
      }
      const id = state.definitions.nextId();
      const onStorefront = access?.storefront === "PUBLIC_READ";
      const onCustomerAccounts = ["READ", "READ_WRITE"].includes(access?.customerAccount ?? "");
      state.definitions.save({ id, namespace, key, type, ownerType, onStorefront, onCustomerAccounts });
      return { createdDefinition: { id: toGid("MetafieldDefinition", id), namespace, key }, userErrors: [] };
    },
    webhookSubscriptionCreate(sent: { topic: string; webhookSubscription: { uri?: string | null } }) {
      const { uri } = sent.webhookSubscription;
      if (!uri || !URL.canParse(uri)) {
        return failed("webhookSubscription", [userError(["webhookSubscription", "uri"], "Address is invalid")]);
      }
      subscribe(sent.topic, uri);
      subscriptions += 1;
      const id = toGid("WebhookSubscription", subscriptions);
      return { webhookSubscription: { id, topic: sent.topic, uri }, userErrors: [] };
    },
  };
}

/** The mutations of the Admin API that this store supports. */
export const adminMutations = (state: ShopState, origin: string, subscribe: Subscribe) => ({
  ...customerMutations(state, origin),
  ...draftMutations(state, origin),
  ...storeMutations(state, subscribe),
});
