import { EnvSchema, isLoopback, list, MIN_SECRET_LENGTH } from "./env-schema.server";

export class EnvError extends Error {
  override readonly name = "EnvError";
}

const DEFAULT_SHUTDOWN_WAIT_SECONDS = 3;
const DEFAULT_ADMIN_EMAIL = "admin@shop.example";

const PROVIDER_ADDRESSES = ["PROVIDER_URL", "PROVIDER_LOGIN_URL", "SHOPIFY_STORE", "SHOPIFY_ACCOUNT_ORIGIN"] as const;

const SHOPIFY_VARIABLES = [
  "SHOPIFY_STORE",
  "SHOPIFY_STOREFRONT_TOKEN",
  "SHOPIFY_CLIENT_ID",
  "SHOPIFY_CLIENT_SECRET",
  "SHOPIFY_ACCOUNT_CLIENT_ID",
  "SHOPIFY_ACCOUNT_CLIENT_SECRET",
] as const;

/** Passwords and sessions are sent to these addresses: they must not be readable in transit. */
function plainAddresses(source: Readonly<Record<string, string | undefined>>): string[] {
  const isPlain = (url = "") => URL.canParse(url) && new URL(url).protocol === "http:" && !isLoopback(url);
  if (source.ALLOW_PLAIN_PROVIDER === "yes") return [];
  return PROVIDER_ADDRESSES.filter((name) => isPlain(source[name])).map(
    (name) => `${name} must be https, or ALLOW_PLAIN_PROVIDER=yes says that its network is private`,
  );
}

function problemsBetween(source: Readonly<Record<string, string | undefined>>): string[] {
  const problems = plainAddresses(source);
  const { PUBLIC_ORIGIN, SESSION_SECRET } = source;
  if (source.PROVIDER === "remote" && !source.PROVIDER_URL) {
    problems.push("PROVIDER_URL is required when PROVIDER is remote: the URL of the provider");
  }
  if (source.PROVIDER === "shopify") {
    const missing = SHOPIFY_VARIABLES.filter((name) => !source[name]);
    problems.push(...missing.map((name) => `${name} is required when PROVIDER is shopify: see docs/shopify.md`));
  }
  if ((source.BACKUP_HOURS || source.BACKUP_COUNT) && !source.BACKUP_FOLDER) {
    problems.push("BACKUP_FOLDER is required when BACKUP_HOURS or BACKUP_COUNT is set: the folder for backups");
  }
  if (source.BACKUP_FOLDER && source.DATABASE_PATH === ":memory:" && !source.DATABASE_URL) {
    problems.push("BACKUP_FOLDER needs a database that is stored: DATABASE_PATH must not be :memory:");
  }
  if (source.SMTP_URL && !source.MAIL_FROM) {
    problems.push("MAIL_FROM is required when SMTP_URL is set: the address that the shop's mails come from");
  }
  const isPublic = PUBLIC_ORIGIN && URL.canParse(PUBLIC_ORIGIN) && !isLoopback(PUBLIC_ORIGIN);
  if (!isPublic || (source.NODE_ENV && source.NODE_ENV !== "production")) return problems;
  if (new URL(PUBLIC_ORIGIN).protocol === "http:") {
    problems.push("PUBLIC_ORIGIN must be https in production: browsers keep no sign-in over http, except on localhost");
  }
  if (!SESSION_SECRET) {
    problems.push(
      "SESSION_SECRET is required in production: a random text, such as the output of `openssl rand -base64 32`",
    );
  } else if (list(SESSION_SECRET).some((secret) => secret.length < MIN_SECRET_LENGTH)) {
    problems.push(`SESSION_SECRET must be secrets of at least ${MIN_SECRET_LENGTH} characters each`);
  }
  return problems;
}

const withoutSlash = (url: string) => url.replace(/\/$/, "");

function shopifyOf(data: Readonly<Record<string, string | undefined>>) {
  const [store, storefrontToken, clientId, clientSecret, accountId, accountSecret] = SHOPIFY_VARIABLES.map(
    (name) => data[name] ?? "",
  );
  if (!store || !storefrontToken || !clientId || !clientSecret || !accountId || !accountSecret) return null;
  const webhookSecrets = list(data.SHOPIFY_WEBHOOK_SECRETS);
  return {
    store: new URL(store).origin,
    storefrontToken,
    admin: { clientId, clientSecret },
    account: { clientId: accountId, clientSecret: accountSecret },
    accountOrigin: data.SHOPIFY_ACCOUNT_ORIGIN ? new URL(data.SHOPIFY_ACCOUNT_ORIGIN).origin : null,
    webhookSecrets: webhookSecrets.length > 0 ? webhookSecrets : [clientSecret],
  };
}

/** @throws EnvError naming every invalid variable, one per line; it quotes no values, as some are secrets */
export function readEnv(source: Readonly<Record<string, string | undefined>>) {
  const result = EnvSchema.safeParse(source);
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`);
  problems.push(...problemsBetween(source));
  if (!result.success || problems.length > 0) {
    throw new EnvError(`Some environment variables are not valid:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  }
  const { data } = result;
  const port = Number(data.PORT ?? 3000);
  const publicOrigin = new URL(data.PUBLIC_ORIGIN ?? `http://localhost:${port}`).origin;
  const remoteUrl = data.PROVIDER_URL;
  return {
    mode: data.NODE_ENV ?? "production",
    port,
    /** `null` for all addresses of this machine. */
    host: data.HOST ?? null,
    shutdownWaitMs: 1000 * Number(data.SHUTDOWN_WAIT ?? DEFAULT_SHUTDOWN_WAIT_SECONDS),
    /** The origin that visitors see; the only base for absolute URLs. */
    publicOrigin,
    /** How many of the operator's own proxies are in front; each adds an entry to `X-Forwarded-For`. */
    trustProxy: Number(data.TRUST_PROXY ?? 0),
    rateLimitFactor: Number(data.RATE_LIMIT_FACTOR ?? 1),
    hstsPreload: data.HSTS_PRELOAD === "true",
    provider: data.PROVIDER ?? "embedded",
    remote: remoteUrl
      ? {
          url: remoteUrl,
          signInUrl: data.PROVIDER_LOGIN_URL ?? `${withoutSlash(remoteUrl)}/login`,
          /** The operator allowed the provider to sign in anybody who knows an e-mail address. */
          allowsEmailAlone: data.ALLOW_SIGN_IN_BY_EMAIL_ALONE === "yes",
        }
      : null,
    metricsToken: data.METRICS_TOKEN ?? null,
    shopify: shopifyOf(data),
    databasePath: data.DATABASE_PATH ?? "data/shop.db",
    /** Used instead of a file; a secret. */
    databaseUrl: data.DATABASE_URL ?? null,
    backups: data.BACKUP_FOLDER
      ? { folder: data.BACKUP_FOLDER, hours: Number(data.BACKUP_HOURS ?? 24), count: Number(data.BACKUP_COUNT ?? 14) }
      : null,
    /** The address is a secret. */
    mail: data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : null,
    /** The first signs, all are accepted. If empty, one is generated and stored. */
    sessionSecrets: list(data.SESSION_SECRET),
    admin: {
      email: (data.ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL).trim().toLowerCase(),
      password: data.ADMIN_PASSWORD ?? null,
    },
    adminEmails: list(data.ADMIN_EMAILS).map((email) => email.toLowerCase()),
  };
}

type Env = Readonly<ReturnType<typeof readEnv>>;

let current: Env | undefined;

export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}
