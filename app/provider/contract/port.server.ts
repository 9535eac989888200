import type { Request, Response } from "undici";

/**
 * A back end: the provider's HTTP contract (specification, section 7) as one function. It rejects when it cannot answer
 * at all, and stops its work when the request's signal aborts.
 */
export type Backend = (request: Request) => Promise<Response>;

/** A back end and the closing of what it holds open. */
export interface BackendHandle {
  readonly handle: Backend;
  /** Answers the provider's own sign-in page with HTML, where this process is the provider's host. */
  readonly signInPage?: Backend;
  close(): Promise<void>;
}

/** The calls of the contract: the nine of section 7, and two for messages (decision 16); `:id` stands for a path segment. */
export const CALLS = {
  listProducts: { method: "GET", path: "/api/shopify/products" },
  getProduct: { method: "GET", path: "/api/shopify/product/:id" },
  getAccount: { method: "GET", path: "/api/me" },
  getCustomer: { method: "GET", path: "/api/customers/me" },
  login: { method: "POST", path: "/api/customers/login" },
  register: { method: "POST", path: "/api/customers/register" },
  logout: { method: "POST", path: "/api/customers/logout" },
  sendMessage: { method: "POST", path: "/api/contact" },
  listMessages: { method: "GET", path: "/api/contact" },
  listPendingCustomers: { method: "GET", path: "/api/shopify/admin/customers/pending" },
  patchCustomerTags: { method: "PATCH", path: "/api/shopify/admin/customers/:id/tags" },
} as const;

export type CallName = keyof typeof CALLS;
