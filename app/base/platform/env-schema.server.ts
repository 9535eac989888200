import * as z from "zod/mini";

const whenSet = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((value) => (value === "" ? undefined : value)),
    z.optional(schema),
  );

const httpUrl = (what: string) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
      error: `must be ${what}`,
      abort: true,
    }),
  );

const isOrigin = (text: string) => {
  const { origin, pathname, search, hash, username, password } = new URL(text);
  return pathname === "/" && `${search}${hash}${username}${password}` === "" && origin !== "null";
};

const origin = (what: string) =>
  httpUrl(what).check(z.refine(isOrigin, { error: "must be only an origin, without a path, query or credentials" }));

/** On this machine, browsers accept sign-in cookies without TLS, and anybody may try the shop. */
export function isLoopback(origin: string): boolean {
  return /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(origin).hostname);
}

export const list = (text: string | undefined) =>
  (text ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

const MIN_PASSWORD_LENGTH = 8;

export const MIN_SECRET_LENGTH = 32;

const isMailServer = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return /^smtps?:$/.test(protocol) && hostname !== "" && /^\/?$/.test(pathname) && `${search}${hash}` === "";
};

/** An address without a display name, and without characters that a mail header would interpret. */
const PLAIN_ADDRESS = /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i;

const shopifyKey = z
  .string()
  .check(z.regex(/^[\w.~+/=-]{8,500}$/, { error: "must be copied exactly as Shopify shows it" }));

/** A secret that is valid after `Bearer` in a header (RFC 6750, section 2.1). */
const bearerToken = z.string().check(
  z.refine((text) => /^[\w.~+/=-]+$/.test(text) && text.length >= MIN_SECRET_LENGTH, {
    error: `must have at least ${MIN_SECRET_LENGTH} characters, such as the output of \`openssl rand -base64 32\``,
  }),
);

const wholeNumber = (least: number, most: number) =>
  z.string().check(
    z.refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    }),
  );

export const EnvSchema = z.object({
  NODE_ENV: whenSet(
    z.enum(["development", "production", "test"], { error: "must be development, production or test" }),
  ),
  PORT: whenSet(
    z.string().check(
      z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
        error: "must be a port from 1 to 65535",
      }),
    ),
  ),
  HOST: whenSet(z.string()),
  HSTS_PRELOAD: whenSet(z.enum(["true", "false"], { error: "must be true or false" })),
  SHUTDOWN_WAIT: whenSet(
    z.string().check(z.regex(/^\d{1,3}(\.\d{1,3})?$/, { error: "must be a number of seconds, such as 3 or 0.5" })),
  ),
  PUBLIC_ORIGIN: whenSet(origin("an origin such as https://doors.example")),
  TRUST_PROXY: whenSet(
    z.string().check(z.regex(/^\d$/, { error: "must be the number of proxies in front of the shop, from 0 to 9" })),
  ),
  RATE_LIMIT_FACTOR: whenSet(
    z.string().check(z.regex(/^[1-9]\d{0,5}$/, { error: "must be a whole number from 1 to 999999" })),
  ),
  ALLOW_SIGN_IN_BY_EMAIL_ALONE: whenSet(z.enum(["yes", "no"], { error: "must be yes or no" })),
  PROVIDER: whenSet(z.string().check(z.regex(/^[a-z]+$/, { error: "must be the name of a back end" }))),
  PROVIDER_URL: whenSet(httpUrl("an http(s) URL such as https://api.example")),
  PROVIDER_LOGIN_URL: whenSet(httpUrl("the http(s) URL of the provider's sign-in page")),
  METRICS_TOKEN: whenSet(bearerToken),
  ALLOW_PLAIN_PROVIDER: whenSet(z.literal("yes", { error: "must be yes, or not set" })),
  SHOPIFY_STORE: whenSet(origin("the origin of the store, such as https://doors.myshopify.com")),
  SHOPIFY_STOREFRONT_TOKEN: whenSet(shopifyKey),
  SHOPIFY_CLIENT_ID: whenSet(shopifyKey),
  SHOPIFY_CLIENT_SECRET: whenSet(shopifyKey),
  SHOPIFY_ACCOUNT_CLIENT_ID: whenSet(shopifyKey),
  SHOPIFY_ACCOUNT_CLIENT_SECRET: whenSet(shopifyKey),
  SHOPIFY_ACCOUNT_ORIGIN: whenSet(origin("an origin such as https://account.doors.example")),
  SHOPIFY_WEBHOOK_SECRETS: whenSet(
    z
      .string()
      .check(z.refine((text) => list(text).length > 0, { error: "must be one or more secrets, separated by commas" })),
  ),
  DATABASE_PATH: whenSet(z.string()),
  DATABASE_URL: whenSet(
    z.string().check(
      z.refine((text) => URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol), {
        error: "must be a database such as postgres://user:password@database.example:5432/shop",
      }),
    ),
  ),
  BACKUP_FOLDER: whenSet(z.string()),
  BACKUP_HOURS: whenSet(wholeNumber(1, 720)),
  BACKUP_COUNT: whenSet(wholeNumber(1, 1000)),
  SMTP_URL: whenSet(
    z.string().check(
      z.refine(isMailServer, {
        error: "must be a mail server such as smtp://user:password@mail.example:587 or smtps://mail.example:465",
      }),
    ),
  ),
  MAIL_FROM: whenSet(
    z
      .string()
      .check(
        z.regex(PLAIN_ADDRESS, { error: "must be one e-mail address without a name, such as shop@doors.example" }),
      ),
  ),
  SESSION_SECRET: whenSet(
    z
      .string()
      .check(z.refine((text) => list(text).length > 0, { error: "must be one or more secrets, separated by commas" })),
  ),
  ADMIN_EMAIL: whenSet(z.string().check(z.refine(looksLikeEmail, { error: "must be an e-mail address" }))),
  ADMIN_PASSWORD: whenSet(
    z
      .string()
      .check(z.refine((text) => text.length >= MIN_PASSWORD_LENGTH, { error: "must have at least 8 characters" })),
  ),
  ADMIN_EMAILS: whenSet(
    z.string().check(
      z.refine((text) => list(text).every(looksLikeEmail), {
        error: "must be e-mail addresses, separated by commas",
      }),
    ),
  ),
});
