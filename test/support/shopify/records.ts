/** The records of the store. Times are in ISO 8601, amounts in cents. */

export interface AddressRecord {
  readonly id: number;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly company: string | null;
  readonly countryCode: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly provinceCode: string | null;
  readonly zip: string | null;
}

export interface CustomerRecord {
  readonly id: number;
  readonly email: string | null;
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly addresses: readonly AddressRecord[];
  readonly defaultAddressId: number | null;
  readonly emailMarketing: string;
  readonly smsMarketing: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ProductRecord {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly priceCents: number;
  readonly images: readonly { readonly url: string; readonly altText: string | null }[];
  readonly tags: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface MetafieldRecord {
  readonly id: number;
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Where the values of a metafield may be read, apart from the Admin API. */
export interface DefinitionRecord {
  readonly id: number;
  /** `PRODUCT`, `CUSTOMER`. */
  readonly ownerType: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly onStorefront: boolean;
  readonly onCustomerAccounts: boolean;
}

export interface Attribute {
  readonly key: string;
  readonly value: string;
}

export interface LineRecord {
  readonly uuid: string;
  readonly variantId: number | null;
  readonly title: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly unitCents: number;
  /** Whether the price overrides the variant's own. */
  readonly isOverridden: boolean;
  readonly taxable: boolean;
  readonly requiresShipping: boolean;
  readonly attributes: readonly Attribute[];
}

/** What a draft costs. */
export interface Totals {
  readonly linesCents: number;
  readonly discountCents: number;
  readonly subtotalCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly dueNowCents: number;
  readonly quantity: number;
}

export interface DraftRecord extends Totals {
  readonly id: number;
  readonly name: string;
  readonly status: "OPEN" | "INVOICE_SENT" | "COMPLETED";
  readonly lines: readonly LineRecord[];
  readonly customerId: number | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly note: string | null;
  readonly poNumber: string | null;
  readonly tags: readonly string[];
  readonly attributes: readonly Attribute[];
  readonly depositPercentage: number | null;
  readonly visibleToCustomer: boolean;
  readonly taxExempt: boolean;
  readonly invoiceToken: string;
  readonly invoiceSentAt: string | null;
  readonly completedAt: string | null;
  readonly orderId: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface OrderRecord {
  readonly id: number;
  readonly name: string;
  readonly draftId: number | null;
  readonly customerId: number | null;
  readonly email: string | null;
  readonly totalCents: number;
  readonly lines: readonly LineRecord[];
  readonly note: string | null;
  readonly poNumber: string | null;
  readonly tags: readonly string[];
  readonly attributes: readonly Attribute[];
  readonly financialStatus: "PENDING" | "PARTIALLY_PAID" | "PAID" | "REFUNDED";
  readonly fulfillmentStatus: "UNFULFILLED" | "FULFILLED";
  readonly cancelledAt: string | null;
  readonly createdAt: string;
}
