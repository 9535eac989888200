import { toGid } from "./global-ids";
import type {
  CustomerRecord,
  DefinitionRecord,
  DraftRecord,
  MetafieldRecord,
  OrderRecord,
  ProductRecord,
} from "./records";
import { type Pace, Table } from "./table";
import type { Announce } from "./webhooks";

/** A store's data, and how it announces changes. Tests may read and change all of it. */
export class ShopState {
  readonly pace: Pace;
  /** Percent of the taxable lines; a new store starts without taxes. */
  taxPercent = 0;
  /** What the store adds to every draft by itself, in cents. */
  surchargeCents = 0;
  readonly customers: Table<CustomerRecord>;
  readonly drafts: Table<DraftRecord>;
  readonly orders: Table<OrderRecord>;
  /** In the order in which the store shows them. */
  readonly products: Table<ProductRecord>;
  readonly definitions: Table<DefinitionRecord>;
  readonly #metafields = new Map<string, MetafieldRecord>();
  readonly #announce: Announce;
  #metafieldId = 31_000_000_000;

  constructor(pace: Pace, announce: Announce) {
    this.pace = pace;
    this.#announce = announce;
    this.customers = new Table(pace);
    this.drafts = new Table(pace);
    this.orders = new Table(pace);
    this.products = new Table(pace);
    this.definitions = new Table(pace);
  }

  /** The time, as Shopify writes it. */
  time(): string {
    return new Date(this.pace.now()).toISOString().replace(/\.\d+Z$/, "Z");
  }

  /** Notifies the subscribers of a topic, such as `products/update`. */
  notify(topic: string, payload: Readonly<Record<string, unknown>>): void {
    this.#announce(topic, payload);
  }

  customerByEmail(email: string): CustomerRecord | null {
    return this.customers.all().find((one) => one.email?.toLowerCase() === email.trim().toLowerCase()) ?? null;
  }

  metafield(ownerId: string, namespace: string, key: string): MetafieldRecord | null {
    return this.#metafields.get(`${ownerId} ${namespace}.${key}`) ?? null;
  }

  setMetafield(field: Pick<MetafieldRecord, "ownerId" | "namespace" | "key" | "type" | "value">): MetafieldRecord {
    const old = this.metafield(field.ownerId, field.namespace, field.key);
    this.#metafieldId += 1;
    const time = this.time();
    const saved = { ...field, id: old?.id ?? this.#metafieldId, createdAt: old?.createdAt ?? time, updatedAt: time };
    this.#metafields.set(`${field.ownerId} ${field.namespace}.${field.key}`, saved);
    return saved;
  }

  /** The definition of a metafield of a kind of owner. */
  definition(ownerType: string, namespace: string, key: string): DefinitionRecord | null {
    const fits = (one: DefinitionRecord) =>
      one.ownerType === ownerType && one.namespace === namespace && one.key === key;
    return this.definitions.all().find(fits) ?? null;
  }

  /** Changes a product as staff would, and announces it. */
  changeProduct(id: number, change: Partial<ProductRecord>): void {
    const old = this.products.get(id);
    if (!old) throw new Error(`there is no product ${id}`);
    const product = this.products.save({ ...old, ...change, updatedAt: this.time() });
    const { handle, title } = product;
    this.notify("products/update", { id, admin_graphql_api_id: toGid("Product", id), handle, title });
  }

  deleteProduct(id: number): void {
    if (this.products.delete(id)) this.notify("products/delete", { id });
  }
}
