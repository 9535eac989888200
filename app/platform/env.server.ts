import * as z from "zod/mini";

/** Thrown at boot; the message names every invalid variable and what a valid value would be. */
export class EnvError extends Error {
  override readonly name = "EnvError";
}

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

/**
 * Whether an origin is this machine's own, where browsers keep sign-in cookies without TLS and anybody may try the
 * shop.
 */
function isLoopback(origin: string): boolean {
  return /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(origin).hostname);
}

const list = (text: string | undefined) =>
  (text ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

const MIN_SECRET_LENGTH = 32;
const MIN_PASSWORD_LENGTH = 8;

const EnvSchema = z.object({
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
  PUBLIC_ORIGIN: whenSet(
    httpUrl("an origin such as https://doors.example").check(
      z.refine(isOrigin, { error: "must be an origin alone, without path, query or credentials" }),
    ),
  ),
  PROVIDER: whenSet(z.string().check(z.regex(/^[a-z]+$/, { error: "must be the name of a back end" }))),
  PROVIDER_URL: whenSet(httpUrl("an http(s) URL such as https://api.example")),
  PROVIDER_LOGIN_URL: whenSet(httpUrl("the http(s) URL of the provider's sign-in page")),
  DATABASE_PATH: whenSet(z.string()),
  SESSION_SECRET: whenSet(
    z
      .string()
      .check(z.refine((text) => list(text).length > 0, { error: "must be one secret or several, with commas" })),
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
        error: "must be e-mail addresses, with commas between",
      }),
    ),
  ),
});

/** The configuration of this process. */
export interface Env {
  readonly mode: "development" | "production" | "test";
  readonly port: number;
  /** The origin that visitors see, without a trailing slash; the only base for absolute URLs. */
  readonly publicOrigin: string;
  /** The name of the back end; the provider's registry lists the valid ones. */
  readonly provider: string;
  /** A host that implements the contract, and its hosted sign-in page. */
  readonly remote: { readonly url: string; readonly signInUrl: string } | null;
  readonly databasePath: string;
  /**
   * The secrets that sign session cookies; the first signs, all are accepted. If empty, one is generated and stored.
   */
  readonly sessionSecrets: readonly string[];
  /** The embedded provider's first admin; if no password is set, one is generated and printed. */
  readonly admin: { readonly email: string; readonly password: string | null };
  /** Accounts with the admin role in addition to those that the provider tags so, in lower case. */
  readonly adminEmails: readonly string[];
}

const DEFAULT_ADMIN_EMAIL = "admin@shop.example";

/** Checks that need several variables at once. */
function problemsBetween(source: Readonly<Record<string, string | undefined>>): string[] {
  const problems: string[] = [];
  const { PUBLIC_ORIGIN, SESSION_SECRET } = source;
  if (source.PROVIDER === "remote" && !source.PROVIDER_URL) {
    problems.push("PROVIDER_URL is required when PROVIDER is remote: the URL of the host that speaks the contract");
  }
  const isPublic = PUBLIC_ORIGIN && URL.canParse(PUBLIC_ORIGIN) && !isLoopback(PUBLIC_ORIGIN);
  if (!isPublic || (source.NODE_ENV && source.NODE_ENV !== "production")) return problems;
  if (new URL(PUBLIC_ORIGIN).protocol === "http:") {
    problems.push("PUBLIC_ORIGIN must be https in production: browsers keep no sign-in over http, save on localhost");
  }
  if (!SESSION_SECRET) {
    problems.push("SESSION_SECRET is required in production: a random text such as `openssl rand -base64 32` prints");
  } else if (list(SESSION_SECRET).some((secret) => secret.length < MIN_SECRET_LENGTH)) {
    problems.push(`SESSION_SECRET must be secrets of at least ${MIN_SECRET_LENGTH} characters each`);
  }
  return problems;
}

const withoutSlash = (url: string) => url.replace(/\/$/, "");

/**
 * Reads the configuration from environment variables; an empty one counts as unset.
 *
 * @throws EnvError naming every invalid variable, one per line. No value is repeated: some are secrets.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = EnvSchema.safeParse(source);
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`);
  problems.push(...problemsBetween(source));
  if (!result.success || problems.length > 0) {
    throw new EnvError(`The environment is not right:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  }
  const { data } = result;
  const port = Number(data.PORT ?? 3000);
  const publicOrigin = new URL(data.PUBLIC_ORIGIN ?? `http://localhost:${port}`).origin;
  const remoteUrl = data.PROVIDER_URL;
  return {
    mode: data.NODE_ENV ?? "production",
    port,
    publicOrigin,
    provider: data.PROVIDER ?? "embedded",
    remote: remoteUrl
      ? { url: remoteUrl, signInUrl: data.PROVIDER_LOGIN_URL ?? `${withoutSlash(remoteUrl)}/login` }
      : null,
    databasePath: data.DATABASE_PATH ?? "data/shop.db",
    sessionSecrets: list(data.SESSION_SECRET),
    admin: {
      email: (data.ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL).trim().toLowerCase(),
      password: data.ADMIN_PASSWORD ?? null,
    },
    adminEmails: list(data.ADMIN_EMAILS).map((email) => email.toLowerCase()),
  };
}

let current: Env | undefined;

/** The configuration, read once. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}
