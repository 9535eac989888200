import type { EnvSchema } from "./env-schema.server";

export interface VariableDescription {
  readonly byDefault: string;
  readonly text: string;
}

const variable = (byDefault: string, text: string): VariableDescription => ({ byDefault, text });

const SHOPIFY = "Required with `PROVIDER=shopify`; see [shopify.md](shopify.md).";

export const VARIABLES: Readonly<Record<keyof typeof EnvSchema.shape, VariableDescription>> = {
  PORT: variable("3000", "The port that the server listens on."),
  HOST: variable("all addresses", "The address that the server listens on."),
  PUBLIC_ORIGIN: variable("`http://localhost:PORT`", "The shop's origin as visitors see it. Required behind a proxy."),
  SESSION_SECRET: variable(
    "generated on localhost",
    "Signs sessions and seals authenticator apps; a secret of 32 characters or more. Separate several with commas: the first signs, and all are accepted. Required with an https `PUBLIC_ORIGIN`.",
  ),
  ADMIN_EMAILS: variable(
    "",
    "The e-mail addresses of more accounts, separated by commas. Each gets the admin role once its address is confirmed: see Admins.",
  ),
  TRUST_PROXY: variable(
    "0",
    "How many of your proxies are in front of the shop: it trusts that many entries at the end of `X-Forwarded-For`. If the number is too large, visitors can fake their address.",
  ),
  SHUTDOWN_WAIT: variable(
    "3",
    "How many seconds the shop keeps serving requests after SIGTERM, while `/readyz` answers 503: more than the load balancer needs to notice.",
  ),
  RATE_LIMIT_FACTOR: variable("1", "Multiplies every limit for visitors."),
  METRICS_TOKEN: variable(
    "",
    "The secret of 32 characters or more that opens `/metrics`. Without it there are no metrics.",
  ),
  HSTS_PRELOAD: variable(
    "`false`",
    "`true` asks browsers for https on all subdomains too, and lets you submit the host name to preload lists. Hard to undo.",
  ),
  NODE_ENV: variable("`production`", "Do not set it."),
  PROVIDER: variable("`embedded`", "`embedded`, `remote` (with `PROVIDER_URL`) or `shopify`."),
  PROVIDER_URL: variable("", "The URL of a remote provider. Required with `PROVIDER=remote`."),
  PROVIDER_LOGIN_URL: variable("`PROVIDER_URL/login`", "The sign-in page of a remote provider."),
  ALLOW_PLAIN_PROVIDER: variable(
    "",
    "`yes` allows http to a provider in a private network. On localhost http is always allowed.",
  ),
  ALLOW_SIGN_IN_BY_EMAIL_ALONE: variable(
    "`no`",
    "`yes` accepts a remote provider that signs in anyone who knows an e-mail address. Otherwise the shop tries made-up codes: it does not start if one is accepted then, and refuses every sign-in if one is accepted later.",
  ),
  DATABASE_PATH: variable("`data/shop.db`", "The SQLite file, for a single process. It is created at the first start."),
  DATABASE_URL: variable(
    "",
    "A Postgres database (13 or newer) in place of the file, such as `postgres://user:password@database.example:5432/shop`: a secret. Any number of processes can share one: see Several machines.",
  ),
  BACKUP_FOLDER: variable(
    "",
    "An existing folder for scheduled backups, best on another disk: see Backup and restore. Without it the shop makes none.",
  ),
  BACKUP_HOURS: variable("24", "How many hours apart backups are made, from 1 to 720."),
  BACKUP_COUNT: variable("14", "How many backups remain, from 1 to 1000; the oldest are removed after a new one."),
  SMTP_URL: variable(
    "",
    "The mail server, such as `smtp://user:password@mail.example:587`: a secret. Without it, mail waits at `/admin/mail`, where admins read it.",
  ),
  MAIL_FROM: variable("", "The address that mail is sent from. Required with `SMTP_URL`."),
  ADMIN_EMAIL: variable("`admin@shop.example`", "The address of the embedded provider's first admin."),
  ADMIN_PASSWORD: variable(
    "a random one, printed once",
    "The password of `ADMIN_EMAIL`. A new one takes effect at the next start, and turns that account's second factor off.",
  ),
  SHOPIFY_STORE: variable("", SHOPIFY),
  SHOPIFY_STOREFRONT_TOKEN: variable("", SHOPIFY),
  SHOPIFY_CLIENT_ID: variable("", SHOPIFY),
  SHOPIFY_CLIENT_SECRET: variable("", SHOPIFY),
  SHOPIFY_ACCOUNT_CLIENT_ID: variable("", SHOPIFY),
  SHOPIFY_ACCOUNT_CLIENT_SECRET: variable("", SHOPIFY),
  SHOPIFY_ACCOUNT_ORIGIN: variable("", "The store's own domain, if customers sign in there."),
  SHOPIFY_WEBHOOK_SECRETS: variable(
    "`SHOPIFY_CLIENT_SECRET`",
    "The secrets that sign webhooks, separated by commas: two while one replaces the other.",
  ),
};
