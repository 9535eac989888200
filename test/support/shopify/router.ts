import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { adminMutations } from "./admin-mutations";
import { adminQueries } from "./admin-queries";
import type { AdminTokens, ShopifyApp } from "./admin-tokens";
import { customerAccount } from "./customer-api";
import { completeDraft } from "./draft-changes";
import { answerFault, type FaultScript, type FaultyPart } from "./faults";
import { answerGraphql, type Endpoint } from "./graphql-endpoint";
import { answerJson, headerOf, textIn } from "./http";
import type { Issuer, SignInClient } from "./issuer";
import { money } from "./money";
import type { Schemas } from "./options";
import { API_VERSION, type ShopifyApi, schemaOf } from "./schemas";
import { invoicePage } from "./sign-in-pages";
import type { ShopState } from "./state";
import { storefrontQueries } from "./storefront-api";
import type { PointBucket } from "./throttle";
import type { WebhookSender } from "./webhooks";

const SHOP_ID = 1;
/** The issuer's path below the origin; only its discovery document is at the origin itself. */
export const ISSUER_PATH = `/authentication/${SHOP_ID}`;

const PATHS: Readonly<Record<ShopifyApi, string>> = {
  storefront: `/api/${API_VERSION}/graphql.json`,
  admin: `/admin/api/${API_VERSION}/graphql.json`,
  customer: `/${SHOP_ID}/account/customer/api/${API_VERSION}/graphql`,
};

/** Everything that answers requests. */
export interface Parts {
  readonly origin: string;
  readonly state: ShopState;
  readonly app: ShopifyApp;
  readonly storefrontToken: string;
  readonly client: SignInClient;
  readonly issuer: Issuer;
  readonly tokens: AdminTokens;
  readonly points: Readonly<Record<"admin" | "customer", PointBucket>>;
  readonly faults: FaultScript;
  readonly sender: WebhookSender;
  readonly schemas: Schemas;
  readonly calls: Record<FaultyPart, number>;
}

/** `PRODUCTS_UPDATE` as a webhook names it, `products/update`; the topics of customers' tags have another form. */
function topicOf(name: string): string {
  const tags = /^CUSTOMER_TAGS_(ADDED|REMOVED)$/.exec(name)?.[1];
  return tags ? `customer.tags_${tags.toLowerCase()}` : name.toLowerCase().replace(/_(?=[a-z]+$)/, "/");
}

function endpoints(parts: Parts): Readonly<Record<ShopifyApi, Endpoint>> {
  const { state, origin, app, sender, schemas, points } = parts;
  const schema = (api: ShopifyApi) => () => schemas[api] ?? schemaOf(api);
  const storefront = { queries: storefrontQueries(state), mutations: {} };
  const admin = {
    queries: adminQueries(state, origin, app.scopes),
    mutations: adminMutations(state, origin, (name, uri) => {
      sender.targets.push({ uri, secret: app.clientSecret, topics: [topicOf(name)] });
    }),
  };
  return {
    storefront: {
      api: "storefront",
      schema: schema("storefront"),
      bucket: null,
      // Shopify takes all calls without this header for one visitor, and soon for a bot; the loopback does so immediately.
      isBot: (request) => headerOf(request, "Shopify-Storefront-Buyer-IP") === undefined,
      async roots(request) {
        const isKnown = headerOf(request, "Shopify-Storefront-Private-Token") === parts.storefrontToken;
        return isKnown ? storefront : null;
      },
    },
    admin: {
      api: "admin",
      schema: schema("admin"),
      bucket: points.admin,
      roots: async (request) => (parts.tokens.isValid(headerOf(request, "X-Shopify-Access-Token")) ? admin : null),
    },
    customer: {
      api: "customer",
      schema: schema("customer"),
      bucket: points.customer,
      async roots(request) {
        const id = await parts.issuer.customerOf(headerOf(request, "Authorization"));
        return id === null ? null : customerAccount(state, origin, id);
      },
    },
  };
}

async function answerToken({ tokens, faults }: Parts, request: IncomingMessage, response: ServerResponse) {
  const body = await textIn(request);
  const planned = faults.next("tokens", body);
  if (planned && answerFault(response, planned)) return;
  const isJson = headerOf(request, "content-type")?.startsWith("application/json");
  const sent = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
  const { status, body: answer } = tokens.grant(sent);
  answerJson(response, status, answer);
}

/** The page at a draft's `invoiceUrl`: shows what is due, and pays it when posted. */
function answerInvoice({ state }: Parts, token: string, request: IncomingMessage, response: ServerResponse): void {
  const draft = state.drafts.all().find(({ invoiceToken }) => invoiceToken === token);
  if (!draft) {
    answerJson(response, 404, { errors: "Not Found" });
    return;
  }
  if (request.method === "POST") completeDraft(state, draft, true);
  const isPaid = state.drafts.get(draft.id)?.orderId !== null;
  const page = invoicePage(draft.name, money(draft.dueNowCents).amount, isPaid);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
}

async function answerSignIn({ issuer, faults }: Parts, request: IncomingMessage, response: ServerResponse) {
  const planned = faults.next("sign-in", request.url ?? "");
  if (planned && answerFault(response, planned)) return;
  await issuer.handle(request, response);
}

/** Answers each request by its path. */
export function router(parts: Parts): RequestListener {
  const apis = endpoints(parts);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? "/", parts.origin);
    const api = (Object.keys(PATHS) as ShopifyApi[]).find((name) => PATHS[name] === pathname);
    if (api) {
      parts.calls[api] += 1;
      return answerGraphql(apis[api], parts.faults, request, response);
    }
    if (pathname === "/admin/oauth/access_token") {
      parts.calls.tokens += 1;
      return answerToken(parts, request, response);
    }
    if (pathname === "/.well-known/customer-account-api") {
      return answerJson(response, 200, { graphql_api: `${parts.origin}${PATHS.customer}` });
    }
    const isDiscovery = pathname === "/.well-known/openid-configuration";
    if (isDiscovery) request.url = `${ISSUER_PATH}${pathname}`;
    if (isDiscovery || pathname.startsWith(`${ISSUER_PATH}/`)) {
      parts.calls["sign-in"] += 1;
      return answerSignIn(parts, request, response);
    }
    const [, invoice] = /^\/invoices\/([0-9a-f]{32})$/.exec(pathname) ?? [];
    return invoice
      ? answerInvoice(parts, invoice, request, response)
      : answerJson(response, 404, { errors: "Not Found" });
  };
  return (request, response) => {
    answer(request, response).catch((error: Error) => {
      if (!response.headersSent) answerJson(response, 500, { errors: error.message });
    });
  };
}
