import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import * as backends from "~/provider/backends.server";
import type { BackendHandle } from "~/provider/contract/backend.server";
import { providerTraits } from "~/provider/provider.server";
import { startWith } from "../../support/configured-shop";
import { loggedLines } from "../../support/log-lines";

loggedLines();

/** Starts the provider with the given configuration. */
async function start(variables: Readonly<Record<string, string>>) {
  startWith({ DATABASE_PATH: ":memory:", ...variables });
  return providerTraits();
}

describe("the registry of back ends", () => {
  it("starts the one that PROVIDER names, with its traits", async () => {
    const remote = {
      PROVIDER: "remote",
      PROVIDER_URL: "https://api.example",
      PROVIDER_LOGIN_URL: "https://id.example/in",
    };
    expect(await start(remote)).toEqual({
      passwords: true,
      invoices: false,
      recordsDecisions: false,
      reportsAccounts: false,
      pictureOrigins: ["https:"],
      signInOrigins: ["https://id.example"],
      catalogPage: "https://api.example",
    });
  });

  it.each(["nothing", "constructor"])("stops the start if PROVIDER is %j, and lists the valid names", async (name) => {
    await expect(start({ PROVIDER: name })).rejects.toMatchObject({
      name: "EnvError",
      message: `PROVIDER must be ${Object.keys(backends).join(" or ")}`,
    });
  });

  it("passes secrets to the back end: the operator's, or one that is stored next to the database", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "registry-"));
    const handed: (readonly string[])[] = [];
    vi.spyOn(backends, "embedded").mockImplementation(async ({ secrets }) => {
      handed.push(secrets());
      return { traits: {} } as BackendHandle;
    });
    const environment = { PROVIDER: "embedded", DATABASE_PATH: path.join(folder, "shop.db") };
    await start(environment);
    await start(environment);
    await start({ ...environment, SESSION_SECRET: `${"a".repeat(32)},${"b".repeat(32)}` });
    const stored = await readFile(path.join(folder, "session-secret"), "utf8");
    await rm(folder, { recursive: true });
    expect(handed).toEqual([[stored], [stored], ["a".repeat(32), "b".repeat(32)]]);
  });
});
