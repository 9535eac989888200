import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as backends from "~/provider/backends.server";

vi.mock("~/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));

/** Starts the provider with a configuration of its own. */
async function start(environment: Readonly<Record<string, string>>) {
  vi.resetModules();
  // Singletons outlive modules, as they do over the reloads of development.
  Reflect.deleteProperty(globalThis, Symbol.for("shop.singletons"));
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { providerTraits } = await import("~/provider/provider.server");
  return providerTraits();
}

describe("the registry of back ends", () => {
  beforeEach(() => vi.unstubAllEnvs());
  afterEach(() => vi.unstubAllEnvs());

  it("starts the one that PROVIDER names, with its traits", async () => {
    const remote = {
      PROVIDER: "remote",
      PROVIDER_URL: "https://api.example",
      PROVIDER_LOGIN_URL: "https://id.example/in",
    };
    expect(await start(remote)).toEqual({
      passwords: true,
      pictureOrigins: ["https:"],
      signInOrigins: ["https://id.example"],
    });
  });

  it.each(["nothing", "constructor"])("stops the boot when PROVIDER is %j, and says which there are", async (name) => {
    await expect(start({ PROVIDER: name })).rejects.toMatchObject({
      name: "EnvError",
      message: `PROVIDER must be ${Object.keys(backends).join(" or ")}`,
    });
  });
});
