import type { GraphQLSchema } from "graphql";
import type { ShopifyApp } from "./admin-tokens";
import type { Fault, FaultOptions, FaultyPart } from "./faults";
import type { Issuer, SignInClient } from "./issuer";
import type { ShopifyApi } from "./schemas";
import type { ShopState } from "./state";
import type { PointBucket } from "./throttle";
import type { Delivery, WebhookTarget } from "./webhooks";

/** How a Shopify for tests is started; all options may be left out. */
export interface ShopifyOptions {
  /** The clock of tokens, points, sessions and records, in milliseconds; by default the machine's. */
  readonly now?: () => number;
  readonly port?: number;
  /** Where the shop's sign-in returns to, and where it goes after signing out. */
  readonly redirectUris?: readonly string[];
  readonly logoutUris?: readonly string[];
  /** Where webhooks go; tests may add more targets later. */
  readonly webhooks?: readonly WebhookTarget[];
  /** Milliseconds until a search finds a change; 0 by default. Reading by id or e-mail is never late. */
  readonly searchLag?: number;
  /** Without the shop's door styles. */
  readonly withoutProducts?: boolean;
  /** Lifetimes of the customers' tokens in seconds; by default an hour and a day. */
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
  /** The code that the sign-in page expects, the same for every customer. */
  readonly code: string;
  readonly state: ShopState;
  readonly issuer: Issuer;
  /** The points of the Admin and the Customer Account API. */
  readonly points: Readonly<Record<"admin" | "customer", PointBucket>>;
  readonly targets: WebhookTarget[];
  readonly deliveries: readonly Delivery[];
  /** How often each API, the token endpoint and the sign-in were called. */
  readonly calls: Readonly<Record<FaultyPart, number>>;
  /** Makes the next calls fail; several plans are used up in order. */
  fail(part: FaultyPart, fault: Fault, options?: FaultOptions): void;
  /** Forgets all planned faults. */
  heal(): void;
  /** Removes fields such as `Customer.tags` from an API, until it is called without any. */
  leaveOut(api: ShopifyApi, ...fields: readonly string[]): void;
  /** Expires the Admin API's tokens early. */
  expireAdminTokens(): void;
  /** Sends a webhook by hand, optionally with a wrong secret or the id of an earlier one. */
  webhook(target: WebhookTarget, topic: string, payload: unknown, id?: string): Promise<Delivery>;
  /** Waits for the webhooks that are being sent. */
  settled(): Promise<void>;
  /** Pays a draft on its invoice page, as its customer would. */
  pay(draftGid: string): Promise<void>;
  close(): Promise<void>;
}

/** The schemas that an instance answers by. */
export type Schemas = Record<ShopifyApi, GraphQLSchema | null>;
