import type { ZodMiniType } from "zod/mini";
import type { DecisionTag } from "~/domain/account";
import type { ContactMessage, KeptMessage } from "~/domain/contact-message";
import type { Product } from "~/domain/product";
import {
  type Account,
  AccountSchema,
  type Customer,
  CustomerSchema,
  type Login,
  LoginAnswerSchema,
  PendingAnswerSchema,
  type PendingCustomer,
  type Registration,
} from "./contract/customers.server";
import { MessagesAnswerSchema } from "./contract/messages.server";
import { toProduct } from "./contract/product-mapping.server";
import { WireProductItemSchema, WireProductListSchema, WireProductSchema } from "./contract/products.server";
import { ProviderError, providerError } from "./provider-error.server";
import { createSend, type SendOptions } from "./send.server";

/** The call limit of the specification (section 7), in milliseconds. */
export const TIMEOUT_MS = 15_000;

/** The largest answer read, in bytes. */
export const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/** A value and the cookies that the provider set with it. */
export interface WithCookies<T> {
  readonly value: T;
  readonly setCookie: readonly string[];
}

/** The calls of the contract in the shop's own terms; each throws {@link ProviderError}. */
export interface ProviderClient {
  listProducts(): Promise<readonly Product[]>;
  /** `null` when there is no such product. */
  getProduct(id: string): Promise<Product | null>;
  getAccount(cookie: string): Promise<Account>;
  /** `null` when nobody is signed in. */
  getCustomer(cookie: string, signal?: AbortSignal): Promise<Customer | null>;
  login(login: Login): Promise<WithCookies<Customer>>;
  register(registration: Registration): Promise<void>;
  logout(cookie: string): Promise<void>;
  sendMessage(message: ContactMessage): Promise<void>;
  listMessages(cookie: string): Promise<readonly KeptMessage[]>;
  listPendingCustomers(cookie: string): Promise<readonly PendingCustomer[]>;
  patchCustomerTags(id: string, tag: DecisionTag, cookie: string): Promise<void>;
}

type ClientOptions = Omit<SendOptions, "timeoutMs" | "maxAnswerBytes"> & Partial<SendOptions>;

function read<T>(schema: ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw providerError("malformed", parsed.error);
  return parsed.data;
}

function readProduct(wire: Parameters<typeof toProduct>[0]): Product {
  const product = toProduct(wire);
  if (!product) throw providerError("malformed");
  return product;
}

/** The product of one item of the list, or `null` when it cannot be read. */
function listedProduct(item: unknown): Product | null {
  const { data } = WireProductItemSchema.safeParse(item);
  return data ? toProduct(data.node) : null;
}

/**
 * The readable products of a list: one product that the host has wrong must not close the shop. A list in
 * which nothing can be read is malformed.
 */
function readList(value: unknown, onUnreadable: (count: number) => void): Product[] {
  const items = read(WireProductListSchema, value);
  const readable = items.map(listedProduct).filter((product) => product !== null);
  if (readable.length === 0 && items.length > 0) throw providerError("malformed");
  if (readable.length < items.length) onUnreadable(items.length - readable.length);
  return readable;
}

const isEmpty = (value: unknown) =>
  value === null || value === "" || (typeof value === "object" && Object.keys(value as object).length === 0);

/** `null` for an answer with one status, which is no error for this call. */
async function unlessStatus<T>(status: number, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderError && error.status === status) return null;
    throw error;
  }
}

/** The client of a back end: sends the calls, validates every answer, and maps it to the shop's own types. */
export function createProviderClient(options: ClientOptions): ProviderClient {
  const send = createSend({ timeoutMs: TIMEOUT_MS, maxAnswerBytes: MAX_ANSWER_BYTES, ...options });
  return {
    async listProducts() {
      const { value } = await send({ name: "listProducts" });
      return readList(value, (count) => options.log.error("provider.products.unreadable", { count }));
    },
    async getProduct(id) {
      const answer = await unlessStatus(404, send({ name: "getProduct", id }));
      if (answer === null || isEmpty(answer.value)) return null;
      return readProduct(read(WireProductSchema, answer.value));
    },
    async getAccount(cookie) {
      const { value } = await send({ name: "getAccount", cookie });
      return read(AccountSchema, value);
    },
    async getCustomer(cookie, signal) {
      const answer = await unlessStatus(401, send({ name: "getCustomer", cookie, signal }));
      return answer === null || answer.value === null ? null : read(CustomerSchema, answer.value);
    },
    async login(login) {
      const { value, setCookie } = await send({ name: "login", body: login });
      return { value: read(LoginAnswerSchema, value).user, setCookie };
    },
    async register(registration) {
      await send({ name: "register", body: registration, anyBody: true });
    },
    async logout(cookie) {
      await send({ name: "logout", cookie, body: {}, anyBody: true });
    },
    async sendMessage(message) {
      await send({ name: "sendMessage", body: message, anyBody: true });
    },
    async listMessages(cookie) {
      const { value } = await send({ name: "listMessages", cookie });
      return read(MessagesAnswerSchema, value).messages;
    },
    async listPendingCustomers(cookie) {
      const { value } = await send({ name: "listPendingCustomers", cookie });
      return read(PendingAnswerSchema, value).data.customers.edges.map(({ node }) => node);
    },
    async patchCustomerTags(id, tag, cookie) {
      await send({ name: "patchCustomerTags", id, cookie, body: { tags: [tag] }, anyBody: true });
    },
  };
}
