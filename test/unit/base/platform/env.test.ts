import { describe, expect, it } from "vitest";
import { EnvError, readEnv } from "~/base/platform/env.server";

const messageOf = (source: Record<string, string>) => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return "";
};

describe("the environment", () => {
  it("needs no variable, and treats an empty one as not set", () => {
    const defaults = {
      mode: "production",
      port: 3000,
      host: null,
      publicOrigin: "http://localhost:3000",
      trustProxy: 0,
      rateLimitFactor: 1,
      provider: "embedded",
      remote: null,
      shopify: null,
      metricsToken: null,
      databasePath: "data/shop.db",
      databaseUrl: null,
      shutdownWaitMs: 3000,
      hstsPreload: false,
      sessionSecrets: [],
      admin: { email: "admin@shop.example", password: null },
      adminEmails: [],
      mail: null,
      backups: null,
    };
    expect(readEnv({})).toEqual(defaults);
    expect(readEnv({ PORT: "", PUBLIC_ORIGIN: "", PROVIDER: "", NODE_ENV: "", DATABASE_PATH: "" })).toEqual(defaults);
  });

  it("reads what is set", () => {
    const env = readEnv({
      NODE_ENV: "development",
      PORT: "4000",
      SHUTDOWN_WAIT: "0.5",
      HSTS_PRELOAD: "true",
      PUBLIC_ORIGIN: "https://doors.example/",
      TRUST_PROXY: "2",
      RATE_LIMIT_FACTOR: "10",
      PROVIDER: "remote",
      PROVIDER_URL: "https://api.example/shop",
      PROVIDER_LOGIN_URL: "https://sign-in.example/now",
      ALLOW_SIGN_IN_BY_EMAIL_ALONE: "yes",
      METRICS_TOKEN: "0123456789abcdef+/0123456789abcdef==",
      HOST: "127.0.0.1",
      DATABASE_PATH: "/data/x.db",
      BACKUP_FOLDER: "/backups",
      BACKUP_HOURS: "6",
      BACKUP_COUNT: "30",
      DATABASE_URL: "postgres://shop:secret@db.example/doors",
      SESSION_SECRET: "new, old,",
      ADMIN_EMAIL: "Boss@Doors.example",
      ADMIN_PASSWORD: "long-enough",
      ADMIN_EMAILS: "Ann@Doors.example, bo@doors.example",
    });
    expect(env).toEqual({
      mode: "development",
      port: 4000,
      host: "127.0.0.1",
      shutdownWaitMs: 500,
      hstsPreload: true,
      publicOrigin: "https://doors.example",
      trustProxy: 2,
      rateLimitFactor: 10,
      provider: "remote",
      remote: {
        url: "https://api.example/shop",
        signInUrl: "https://sign-in.example/now",
        allowsEmailAlone: true,
      },
      shopify: null,
      metricsToken: "0123456789abcdef+/0123456789abcdef==",
      databasePath: "/data/x.db",
      databaseUrl: "postgres://shop:secret@db.example/doors",
      sessionSecrets: ["new", "old"],
      admin: { email: "boss@doors.example", password: "long-enough" },
      adminEmails: ["ann@doors.example", "bo@doors.example"],
      mail: null,
      backups: { folder: "/backups", hours: 6, count: 30 },
    });
    expect(readEnv({ PORT: "4000" }).publicOrigin).toBe("http://localhost:4000");
  });

  it.each(["-1", "soon", "1e3", "3 s", "1000", ".5"])("refuses %s as a waiting time", (SHUTDOWN_WAIT) => {
    expect(messageOf({ SHUTDOWN_WAIT })).toContain("SHUTDOWN_WAIT must be a number of seconds");
  });

  it("makes a backup a day in a folder, if one is named", () => {
    expect(readEnv({ BACKUP_FOLDER: "/backups" }).backups).toEqual({ folder: "/backups", hours: 24, count: 14 });
    expect(messageOf({ BACKUP_HOURS: "6" })).toContain("BACKUP_FOLDER is required");
    expect(messageOf({ BACKUP_FOLDER: "/backups", DATABASE_PATH: ":memory:" })).toContain("BACKUP_FOLDER needs");
    for (const hours of ["0", "721", "1.5", "daily"]) {
      expect(messageOf({ BACKUP_FOLDER: "/backups", BACKUP_HOURS: hours })).toContain("BACKUP_HOURS must be a whole");
    }
    expect(messageOf({ BACKUP_FOLDER: "/backups", BACKUP_COUNT: "0" })).toContain("BACKUP_COUNT must be a whole");
  });

  it.each(["short", "thirty-two characters with blanks in", "ä".repeat(40)])("refuses %j as a token", (token) => {
    expect(messageOf({ METRICS_TOKEN: token })).toContain("METRICS_TOKEN must have at least 32 characters");
  });

  it("requires all that Shopify needs, by name, and repeats no value", () => {
    const all = {
      PROVIDER: "shopify",
      SHOPIFY_STORE: "https://doors.myshopify.com/",
      SHOPIFY_STOREFRONT_TOKEN: "shpat_storefront",
      SHOPIFY_CLIENT_ID: "client-id",
      SHOPIFY_CLIENT_SECRET: "shpss_secret",
      SHOPIFY_ACCOUNT_CLIENT_ID: "account-id",
      SHOPIFY_ACCOUNT_CLIENT_SECRET: "account-secret",
    };
    const shopify = {
      store: "https://doors.myshopify.com",
      storefrontToken: "shpat_storefront",
      admin: { clientId: "client-id", clientSecret: "shpss_secret" },
      account: { clientId: "account-id", clientSecret: "account-secret" },
      accountOrigin: null,
      webhookSecrets: ["shpss_secret"],
    };
    expect(readEnv(all).shopify).toEqual(shopify);
    const more = { SHOPIFY_ACCOUNT_ORIGIN: "https://account.doors.example/", SHOPIFY_WEBHOOK_SECRETS: "old, new" };
    expect(readEnv({ ...all, ...more }).shopify).toEqual({
      ...shopify,
      accountOrigin: "https://account.doors.example",
      webhookSecrets: ["old", "new"],
    });
    for (const name of Object.keys(all).slice(1)) {
      expect(messageOf({ ...all, [name]: "" })).toContain(`${name} is required when PROVIDER is shopify`);
    }
    expect(messageOf({ ...all, SHOPIFY_STORE: "http://doors.myshopify.com" })).toContain("SHOPIFY_STORE must be https");
    expect(messageOf({ ...all, SHOPIFY_CLIENT_SECRET: "a secret\n" })).not.toContain("a secret");
  });

  it("uses the provider's host for its sign-in page if no other is given", () => {
    const login = (url: string) => readEnv({ PROVIDER: "remote", PROVIDER_URL: url }).remote?.signInUrl;
    expect(login("https://api.example")).toBe("https://api.example/login");
    expect(login("https://api.example/shop/")).toBe("https://api.example/shop/login");
  });

  const SECRET = "0123456789abcdef0123456789abcdef";

  it("requires a secret, and https, for a public shop", () => {
    const origin = "https://doors.example";
    expect(messageOf({ PUBLIC_ORIGIN: origin })).toMatch(/^ {2}SESSION_SECRET is required/m);
    expect(messageOf({ PUBLIC_ORIGIN: origin, SESSION_SECRET: `${SECRET},short` })).toMatch(
      /^ {2}SESSION_SECRET must/m,
    );
    expect(messageOf({ PUBLIC_ORIGIN: origin, SESSION_SECRET: " , " })).toMatch(/^ {2}SESSION_SECRET must/m);
    expect(messageOf({ PUBLIC_ORIGIN: origin, SESSION_SECRET: SECRET })).toBe("");
    expect(messageOf({ PUBLIC_ORIGIN: "http://doors.example", SESSION_SECRET: SECRET })).toMatch(
      /^ {2}PUBLIC_ORIGIN must/m,
    );
    expect(messageOf({ PUBLIC_ORIGIN: "http://127.0.0.1.evil.example", SESSION_SECRET: SECRET })).toMatch(
      /PUBLIC_ORIGIN/,
    );
  });

  it.each(["http://localhost:3000", "http://127.0.0.1:80", "http://[::1]:3000", "http://shop.localhost"])(
    "allows %s without a secret",
    (origin) => {
      expect(messageOf({ PUBLIC_ORIGIN: origin })).toBe("");
    },
  );

  it.each([
    ["ADMIN_EMAIL", "boss"],
    ["ADMIN_PASSWORD", "short"],
    ["ADMIN_EMAILS", "a@b.co,boss"],
    ["PROVIDER_LOGIN_URL", "ftp://sign-in.example"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "-1"],
    ["RATE_LIMIT_FACTOR", "0"],
    ["RATE_LIMIT_FACTOR", "0.5"],
    ["ALLOW_SIGN_IN_BY_EMAIL_ALONE", "true"],
  ])("refuses %s=%s", (name, value) => {
    expect(messageOf({ [name]: value })).toMatch(new RegExp(`^  ${name} must`, "m"));
  });

  it.each([
    "smtp://mail.example",
    "smtp://user:p%40ss@mail.example:587",
    "smtps://user@mail.example:465/",
    "smtp://127.0.0.1:2525",
  ])("reads %s as a mail server, with the sender's address", (url) => {
    const from = "shop@doors.example";
    expect(readEnv({ SMTP_URL: url, MAIL_FROM: from }).mail).toEqual({ url, from });
  });

  it.each([
    "secret.example",
    "http://u:secret@mail.example",
    "smtp://",
    "smtp://mail.example/secret",
    "smtp://mail.example?secret=1",
    "smtp:secret",
  ])("refuses %s as a mail server, without repeating it", (SMTP_URL) => {
    const message = messageOf({ SMTP_URL, MAIL_FROM: "shop@doors.example" });
    expect(message).toMatch(/^ {2}SMTP_URL must be a mail server/m);
    expect(message).not.toContain("secret");
  });

  it.each([
    "shop",
    "Shop <shop@doors.example>",
    "a@doors.example, b@doors.example",
    "shop@doors.example\r\nBcc: x@y.example",
    "shop@-doors.example",
    `${"x".repeat(65)}@doors.example`,
  ])("refuses %j as the sender's address", (MAIL_FROM) => {
    expect(messageOf({ SMTP_URL: "smtp://mail.example", MAIL_FROM })).toMatch(
      /^ {2}MAIL_FROM must be one e-mail address/m,
    );
  });

  it("requires the sender's address, and sends no mail without a server", () => {
    expect(messageOf({ SMTP_URL: "smtp://mail.example" })).toMatch(/^ {2}MAIL_FROM is required when SMTP_URL is set/m);
    expect(readEnv({ MAIL_FROM: "shop@doors.example" }).mail).toBeNull();
  });

  it("names every wrong variable in one message, without its value", () => {
    const message = messageOf({
      NODE_ENV: "prod-secret",
      PORT: "port-secret",
      PUBLIC_ORIGIN: "ftp://origin-secret",
      PROVIDER: "magento-secret",
      PROVIDER_URL: "url-secret",
    });
    for (const name of ["NODE_ENV", "PORT", "PUBLIC_ORIGIN", "PROVIDER", "PROVIDER_URL"]) {
      expect(message).toMatch(new RegExp(`^  ${name} must`, "m"));
    }
    expect(message).not.toContain("secret");
  });

  it.each([
    "https://a.example/path",
    "https://a.example?x=1",
    "https://a.example#x",
    "https://u:p@a.example",
    "https://u@a.example",
    "https://:p@a.example",
    "file:///etc/passwd",
    "data:,x",
    "javascript:alert(1)",
    "a.example",
  ])("refuses %s as an origin", (PUBLIC_ORIGIN) => {
    expect(messageOf({ PUBLIC_ORIGIN })).toContain("PUBLIC_ORIGIN must be");
  });

  it.each(["0", "65536", "3000.5", "-1", "3e3", " 80"])("refuses %s as a port", (PORT) => {
    expect(messageOf({ PORT })).toContain("PORT must be a port");
  });

  it.each(["1", "65535"])("accepts %s as a port", (PORT) => {
    expect(readEnv({ PORT }).port).toBe(Number(PORT));
  });

  it.each(["javascript:alert(1)", "ftp://a.example", "/api", "a.example"])("refuses %s as a provider", (url) => {
    expect(messageOf({ PROVIDER: "remote", PROVIDER_URL: url })).toMatch(/^ {2}PROVIDER_URL must be/m);
  });

  describe.each(["PROVIDER_URL", "PROVIDER_LOGIN_URL"])("%s", (name) => {
    it.each(["http://api.example", "http://10.0.0.7:8080/shop", "http://localhost.evil.example", "HTTP://API.example"])(
      "must be https unless the operator declares the network private: %s",
      (url) => {
        expect(messageOf({ [name]: url })).toMatch(
          new RegExp(`^  ${name} must be https, or ALLOW_PLAIN_PROVIDER=yes`, "m"),
        );
        expect(messageOf({ [name]: url, ALLOW_PLAIN_PROVIDER: "yes" })).toBe("");
      },
    );

    it.each(["https://api.example", "http://localhost:4000/shop", "http://127.0.0.1:4000", "http://[::1]:4000"])(
      "may be %s",
      (url) => {
        expect(messageOf({ [name]: url })).toBe("");
      },
    );
  });

  it("accepts only the word yes to declare the network private", () => {
    expect(messageOf({ ALLOW_PLAIN_PROVIDER: "true" })).toMatch(/^ {2}ALLOW_PLAIN_PROVIDER must be yes/m);
  });

  it.each([{}, { PROVIDER_URL: "" }])("requires the URL of a remote provider, given %j", (given) => {
    expect(messageOf({ PROVIDER: "remote", ...given })).toContain("PROVIDER_URL is required");
  });

  it("needs no URL for the embedded provider, and does not use one", () => {
    const { provider } = readEnv({ PROVIDER: "embedded", PROVIDER_URL: "https://api.example" });
    expect(provider).toBe("embedded");
  });

  it("reports in one message what is wrong and what is missing", () => {
    const lines = messageOf({ PORT: "http", PROVIDER: "remote" }).split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^ {2}PORT must be a port/);
    expect(lines[2]).toMatch(/^ {2}PROVIDER_URL is required/);
  });
});
