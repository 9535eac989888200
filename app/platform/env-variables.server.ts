import type { EnvSchema } from "./env-schema.server";

/** What operators read of a variable. */
export interface VariableDescription {
  /** The process that the variable is for; the provider runs in the shop, or by `npm run provider`. */
  readonly readBy: "both" | "shop" | "provider";
  /** What holds without it, in Markdown; empty for nothing. */
  readonly byDefault: string;
  /** In Markdown, one line. */
  readonly text: string;
}

const both = (byDefault: string, text: string): VariableDescription => ({ readBy: "both", byDefault, text });
const shop = (byDefault: string, text: string): VariableDescription => ({ readBy: "shop", byDefault, text });
const provider = (byDefault: string, text: string): VariableDescription => ({ readBy: "provider", byDefault, text });

const SHOPIFY = "Required with `PROVIDER=shopify`; see [shopify.md](shopify.md).";

/**
 * Describes each variable of the schema, in the order of the table in docs/operating.md, which `npm run variables`
 * writes.
 */
export const VARIABLES: Readonly<Record<keyof typeof EnvSchema.shape, VariableDescription>> = {
  PORT: both("3000", "The port that the server listens on."),
  HOST: both("all addresses", "The address that the server listens on."),
  PUBLIC_ORIGIN: both("`http://localhost:PORT`", "The shop's origin as visitors see it. Required behind a proxy."),
  SESSION_SECRET: both(
    "generated on localhost",
    "Signs sessions and seals authenticator apps; a secret of 32 characters or more. A list with commas: the first signs, all are accepted. Required with an https `PUBLIC_ORIGIN`.",
  ),
  ADMIN_EMAILS: both(
    "",
    "More accounts with the admin role, with commas, once their addresses are confirmed: see Admins.",
  ),
  TRUST_PROXY: both(
    "0",
    "How many proxies of yours are in front: that many last entries of `X-Forwarded-For` are believed. With too large a number visitors can invent an address.",
  ),
  SHUTDOWN_WAIT: both(
    "3",
    "Seconds that requests are still served after SIGTERM while `/readyz` answers 503: longer than the load balancer takes to notice.",
  ),
  RATE_LIMIT_FACTOR: both("1", "Multiplies every limit for visitors."),
  METRICS_TOKEN: both(
    "",
    "The secret of 32 characters or more that opens `/metrics`. Without it there are no metrics.",
  ),
  HSTS_PRELOAD: both(
    "`false`",
    "`true` asks browsers for https on all subdomains too, and lets you submit the host name to preload lists. Hard to take back.",
  ),
  NODE_ENV: both("`production`", "Leave it alone."),
  PROVIDER: both("`embedded`", "`embedded`, `remote` (with `PROVIDER_URL`) or `shopify`."),
  PROVIDER_URL: shop("", "The URL of a remote provider. Required with `PROVIDER=remote`."),
  PROVIDER_LOGIN_URL: shop("`PROVIDER_URL/login`", "The sign-in page of a remote provider."),
  PROVIDER_OFFERS: shop(
    "",
    "The optional parts of the contract that a remote provider has, with commas: `settings` (trade prices), `lists`, `quotes`, `mail`. The shop leaves out what is not named.",
  ),
  PROVIDER_TOKEN: both(
    "",
    "A secret of 32 characters or more, the same in all shops and in `npm run provider`, which refuses calls without it. Required there unless `PROVIDER_ORIGIN` is on localhost.",
  ),
  PROVIDER_ORIGIN: provider(
    "",
    "The origin at which browsers see the sign-in page of `npm run provider`, which requires it.",
  ),
  ALLOW_PLAIN_PROVIDER: both(
    "",
    "`yes` allows http to a provider in a private network. On localhost http is always allowed.",
  ),
  ALLOW_SIGN_IN_BY_EMAIL_ALONE: shop(
    "`no`",
    "`yes` accepts a remote provider that signs in anyone who knows an e-mail address. Otherwise the shop tries a made-up code and refuses to start with such a provider.",
  ),
  DATABASE_PATH: provider("`data/shop.db`", "The SQLite file. It is created at the first start."),
  DATABASE_URL: provider(
    "",
    "A Postgres database (13 or newer) in place of the file, such as `postgres://user:password@database.example:5432/shop`: a secret. The same in all provider processes that share it: see Several provider processes.",
  ),
  SMTP_URL: provider(
    "",
    "The mail server, such as `smtp://user:password@mail.example:587`: a secret. Without it, mail waits at `/admin/mail`, where admins read it.",
  ),
  MAIL_FROM: provider("", "The address that mail is sent from. Required with `SMTP_URL`."),
  ADMIN_EMAIL: provider("`admin@shop.example`", "The address of the embedded provider's first admin."),
  ADMIN_PASSWORD: provider(
    "a random one, printed once",
    "Their password. A new one takes effect at the next start, and turns the second factor of `ADMIN_EMAIL` off.",
  ),
  SHOPIFY_STORE: provider("", SHOPIFY),
  SHOPIFY_STOREFRONT_TOKEN: provider("", SHOPIFY),
  SHOPIFY_CLIENT_ID: provider("", SHOPIFY),
  SHOPIFY_CLIENT_SECRET: provider("", SHOPIFY),
  SHOPIFY_ACCOUNT_CLIENT_ID: provider("", SHOPIFY),
  SHOPIFY_ACCOUNT_CLIENT_SECRET: provider("", SHOPIFY),
  SHOPIFY_ACCOUNT_ORIGIN: provider("", "The store's own domain, if customers sign in there."),
  SHOPIFY_WEBHOOK_SECRETS: provider(
    "`SHOPIFY_CLIENT_SECRET`",
    "The secrets that sign webhooks, with commas: two while one replaces the other.",
  ),
};
