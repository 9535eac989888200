import * as z from "zod/mini";

/** Thrown at boot; the message names every variable that is wrong and says what would be right. */
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
  PROVIDER: whenSet(z.enum(["embedded", "remote"], { error: "must be embedded or remote" })),
  PROVIDER_URL: whenSet(httpUrl("an http(s) URL such as https://api.example")),
  DATABASE_PATH: whenSet(z.string()),
});

/** The configuration of this process. */
export interface Env {
  readonly mode: "development" | "production" | "test";
  readonly port: number;
  /** The origin that visitors see, without a trailing slash; absolute URLs are built from it alone. */
  readonly publicOrigin: string;
  readonly provider: { readonly kind: "embedded" } | { readonly kind: "remote"; readonly url: string };
  readonly databasePath: string;
}

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 *
 * @throws EnvError naming every variable that is wrong, one a line. No value is repeated: some are secrets.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = EnvSchema.safeParse(source);
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`);
  if (source.PROVIDER === "remote" && !source.PROVIDER_URL) {
    problems.push("PROVIDER_URL is required when PROVIDER is remote: the URL of the host that speaks the contract");
  }
  if (!result.success || problems.length > 0) {
    throw new EnvError(`The environment is not right:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  }
  const { NODE_ENV, PORT, PUBLIC_ORIGIN, PROVIDER, PROVIDER_URL, DATABASE_PATH } = result.data;
  const port = Number(PORT ?? 3000);
  return {
    mode: NODE_ENV ?? "production",
    port,
    publicOrigin: new URL(PUBLIC_ORIGIN ?? `http://localhost:${port}`).origin,
    provider: PROVIDER === "remote" && PROVIDER_URL ? { kind: "remote", url: PROVIDER_URL } : { kind: "embedded" },
    databasePath: DATABASE_PATH ?? "data/shop.db",
  };
}

let current: Env | undefined;

/** The configuration, read once. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}
