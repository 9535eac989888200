import { toGid } from "./global-ids";
import type { AddressRecord, CustomerRecord } from "./records";
import type { ShopState } from "./state";

/** An input error, by its field. */
export interface UserError {
  readonly field: readonly string[] | null;
  readonly message: string;
  readonly code?: string | null;
}

export const userError = (field: readonly string[] | null, message: string, code: string | null = null): UserError => ({
  field,
  message,
  code,
});

/** The part of `CustomerInput` and `CustomerUpdateInput` that this store supports. */
export interface CustomerFields {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly note?: string | null;
  readonly tags?: readonly string[] | null;
  readonly emailMarketingConsent?: { readonly marketingState: string } | null;
  readonly smsMarketingConsent?: { readonly marketingState: string } | null;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
// E.164; numbers of North America have ten digits after the 1, and neither part begins with 0 or 1.
const PHONE = /^\+(?:1[2-9]\d{2}[2-9]\d{6}|[2-9]\d{7,14})$/;
const LONGEST_NAME = 255;

function problems(state: ShopState, fields: CustomerFields, id: number | null): UserError[] {
  const { email, phone, firstName, lastName } = fields;
  const others = state.customers.all().filter((one) => one.id !== id);
  const errors: UserError[] = [];
  if (!id && ![email, phone, firstName, lastName].some((text) => text?.trim())) {
    errors.push(userError(null, "A name, phone number, or email address must be present"));
  }
  if (email && !EMAIL.test(email.trim())) errors.push(userError(["email"], "Email is invalid"));
  if (email && others.some((one) => one === state.customerByEmail(email))) {
    errors.push(userError(["email"], "Email has already been taken"));
  }
  if (phone && !PHONE.test(phone)) errors.push(userError(["phone"], "Phone is invalid"));
  if (phone && others.some((one) => one.phone === phone)) {
    errors.push(userError(["phone"], "Phone has already been taken"));
  }
  for (const [field, text] of Object.entries({ firstName, lastName })) {
    if ((text?.length ?? 0) <= LONGEST_NAME) continue;
    const name = field === "firstName" ? "First name" : "Last name";
    errors.push(userError([field], `${name} is too long (maximum is ${LONGEST_NAME} characters)`));
  }
  return errors;
}

/** The tags without empty and repeated ones; Shopify compares tags without regard to case. */
function cleanTags(tags: readonly string[]): string[] {
  const byName = new Map(
    tags
      .map((tag) => tag.trim())
      .filter(Boolean)
      .map((tag) => [tag.toLowerCase(), tag] as const),
  );
  return [...byName.values()].sort();
}

const NEW: Omit<CustomerRecord, "id" | "createdAt" | "updatedAt"> = {
  email: null,
  phone: null,
  firstName: null,
  lastName: null,
  note: null,
  tags: [],
  addresses: [],
  defaultAddressId: null,
  emailMarketing: "NOT_SUBSCRIBED",
  smsMarketing: "NOT_SUBSCRIBED",
};

/** The stored form of the sent fields; a field that was not sent does not change. */
function storedForm(fields: CustomerFields): Partial<CustomerRecord> {
  const { email, tags, emailMarketingConsent, smsMarketingConsent, phone, firstName, lastName, note } = fields;
  const plain = Object.entries({ phone, firstName, lastName, note }).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(plain.map(([name, value]) => [name, value?.trim() || null])),
    ...(email !== undefined && { email: email?.trim().toLowerCase() || null }),
    ...(tags && { tags: cleanTags(tags) }),
    ...(emailMarketingConsent && { emailMarketing: emailMarketingConsent.marketingState }),
    ...(smsMarketingConsent && { smsMarketing: smsMarketingConsent.marketingState }),
  };
}

const payload = (customer: CustomerRecord) => ({
  id: customer.id,
  admin_graphql_api_id: toGid("Customer", customer.id),
  email: customer.email,
  updated_at: customer.updatedAt,
});

/** Creates a customer, or returns the errors. */
export function createCustomer(state: ShopState, fields: CustomerFields): CustomerRecord | UserError[] {
  const errors = problems(state, fields, null);
  if (errors.length > 0) return errors;
  const [id, time] = [state.customers.nextId(), state.time()];
  const customer = state.customers.save({ ...NEW, ...storedForm(fields), id, createdAt: time, updatedAt: time });
  state.notify("customers/create", payload(customer));
  return customer;
}

/** Changes a customer, or returns the errors. */
export function changeCustomer(
  state: ShopState,
  old: CustomerRecord,
  fields: CustomerFields,
): CustomerRecord | UserError[] {
  const errors = problems(state, fields, old.id);
  if (errors.length > 0) return errors;
  const customer = state.customers.save({ ...old, ...storedForm(fields), updatedAt: state.time() });
  state.notify("customers/update", payload(customer));
  return customer;
}

/** Adds or removes a customer's tags; announces only real changes. */
export function changeTags(
  state: ShopState,
  old: CustomerRecord,
  tags: readonly string[],
  how: "add" | "remove",
): CustomerRecord {
  const had = new Set(old.tags.map((tag) => tag.toLowerCase()));
  const named = cleanTags(tags);
  const changed = named.filter((tag) => had.has(tag.toLowerCase()) === (how === "remove"));
  if (changed.length === 0) return old;
  const gone = new Set(changed.map((tag) => tag.toLowerCase()));
  const rest = old.tags.filter((tag) => !gone.has(tag.toLowerCase()));
  const after = how === "add" ? cleanTags([...old.tags, ...changed]) : rest;
  const customer = state.customers.save({ ...old, tags: after, updatedAt: state.time() });
  const topic = how === "add" ? "customer.tags_added" : "customer.tags_removed";
  state.notify(topic, { customerId: toGid("Customer", old.id), tags: changed, occurredAt: customer.updatedAt });
  return customer;
}

/** Adds an address; a customer cannot have the same one twice. */
export function addAddress(
  state: ShopState,
  old: CustomerRecord,
  sent: Partial<AddressRecord>,
  isDefault: boolean,
): AddressRecord | UserError[] {
  const address: AddressRecord = {
    id: state.customers.nextId(),
    address1: sent.address1 ?? null,
    address2: sent.address2 ?? null,
    city: sent.city ?? null,
    company: sent.company ?? null,
    countryCode: sent.countryCode ?? null,
    firstName: sent.firstName ?? old.firstName,
    lastName: sent.lastName ?? old.lastName,
    phone: sent.phone ?? null,
    provinceCode: sent.provinceCode ?? null,
    zip: sent.zip ?? null,
  };
  const same = (one: AddressRecord) => JSON.stringify({ ...one, id: 0 }) === JSON.stringify({ ...address, id: 0 });
  if (old.addresses.some(same)) return [userError(["address"], "Address has already been taken", "TAKEN")];
  if (address.countryCode === "US" && address.zip && !/^\d{5}(?:-\d{4})?$/.test(address.zip)) {
    return [userError(["address", "zip"], "Zip is not valid for United States", "INVALID")];
  }
  const defaultAddressId = isDefault || old.addresses.length === 0 ? address.id : old.defaultAddressId;
  const addresses = [...old.addresses, address];
  state.customers.save({ ...old, addresses, defaultAddressId, updatedAt: state.time() });
  return address;
}
