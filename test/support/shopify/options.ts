import type { GraphQLSchema } from "graphql";
import type { ShopifyApp } from "./admin-tokens";
import type { Fault, FaultOptions, FaultyPart } from "./faults";
import type { Issuer, SignInClient } from "./issuer";
import type { ShopifyApi } from "./schemas";
import type { ShopState } from "./state";
import type { PointBucket } from "./throttle";
import type { Delivery, WebhookTarget } from "./webhooks";

/** How a Shopify for tests is started; all may be left out. */
export interface ShopifyOptions {
  /** The clock of tokens, points, sessions and records, in milliseconds; the machine's when left out. */
  readonly now?: () => number;
  readonly port?: number;
  /** Where the shop's sign-in comes back to, and where it goes after signing out. */
  readonly redirectUris?: readonly string[];
  readonly logoutUris?: readonly string[];
  /** Where webhooks go; tests may add further targets later. */
  readonly webhooks?: readonly WebhookTarget[];
  /** Milliseconds until a search finds a change; 0 when left out. Reading by id or e-mail is never late. */
  readonly searchLag?: number;
  /** Without the shop's door styles. */
  readonly withoutProducts?: boolean;
  /** Lifetimes of the customers' tokens in seconds: an hour and a day when left out. */
  readonly accessTokenSeconds?: number;
  readonly refreshTokenSeconds?: number;
}

/** A running Shopify: its addresses, its secrets, its state, and what tests may do to it. */
export interface LoopbackShopify {
  /** The store's own address, in place of `https://{shop}.myshopify.com`. */
  readonly origin: string;
  readonly app: ShopifyApp;
  readonly storefrontToken: string;
  readonly client: SignInClient;
  /** The code that the sign-in page asks for; everybody's is the same. */
  readonly code: string;
  readonly state: ShopState;
  readonly issuer: Issuer;
  /** The points of the Admin and the Customer Account API. */
  readonly points: Readonly<Record<"admin" | "customer", PointBucket>>;
  readonly targets: WebhookTarget[];
  readonly deliveries: readonly Delivery[];
  /** How often each API, the tokens and the sign-in were called. */
  readonly calls: Readonly<Record<FaultyPart, number>>;
  /** Lets the next calls fail; several plans are used up in their order. */
  fail(part: FaultyPart, fault: Fault, options?: FaultOptions): void;
  /** Forgets all planned faults. */
  heal(): void;
  /** Lets an API be without fields, as `Customer.tags`, until it is called with none. */
  leaveOut(api: ShopifyApi, ...fields: readonly string[]): void;
  /** Ends the Admin API's tokens before their time. */
  expireAdminTokens(): void;
  /** Sends a webhook by hand, also with a wrong secret or the id of an earlier one. */
  webhook(target: WebhookTarget, topic: string, payload: unknown, id?: string): Promise<Delivery>;
  /** Waits for the webhooks that are on their way. */
  settled(): Promise<void>;
  /** Pays a draft at its invoice page, as its customer would. */
  pay(draftGid: string): Promise<void>;
  close(): Promise<void>;
}

/** The schemas that an instance answers by. */
export type Schemas = Record<ShopifyApi, GraphQLSchema | null>;
