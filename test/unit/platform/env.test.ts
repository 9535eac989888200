import { describe, expect, it } from "vitest";
import { EnvError, readEnv } from "~/platform/env.server";

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
  it("needs nothing, and takes empty for not set", () => {
    const defaults = {
      mode: "production",
      port: 3000,
      publicOrigin: "http://localhost:3000",
      provider: { kind: "embedded" },
      databasePath: "data/shop.db",
    };
    expect(readEnv({})).toEqual(defaults);
    expect(readEnv({ PORT: "", PUBLIC_ORIGIN: "", PROVIDER: "", NODE_ENV: "", DATABASE_PATH: "" })).toEqual(defaults);
  });

  it("reads what is set", () => {
    const env = readEnv({
      NODE_ENV: "development",
      PORT: "4000",
      PUBLIC_ORIGIN: "https://doors.example/",
      PROVIDER: "remote",
      PROVIDER_URL: "https://api.example/shop",
      DATABASE_PATH: "/data/x.db",
    });
    expect(env).toEqual({
      mode: "development",
      port: 4000,
      publicOrigin: "https://doors.example",
      provider: { kind: "remote", url: "https://api.example/shop" },
      databasePath: "/data/x.db",
    });
    expect(readEnv({ PORT: "4000" }).publicOrigin).toBe("http://localhost:4000");
  });

  it("names every variable that is wrong, at once, without its value", () => {
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
    "https://u:p@a.example",
    "javascript:alert(1)",
    "a.example",
  ])("takes %s for no origin", (PUBLIC_ORIGIN) => {
    expect(messageOf({ PUBLIC_ORIGIN })).toContain("PUBLIC_ORIGIN must be");
  });

  it.each(["0", "65536", "3000.5", "-1", "3e3", " 80"])("takes %s for no port", (PORT) => {
    expect(messageOf({ PORT })).toContain("PORT must be a port");
  });

  it("asks for the URL of a remote provider", () => {
    expect(messageOf({ PROVIDER: "remote" })).toContain("PROVIDER_URL is required");
  });
});
