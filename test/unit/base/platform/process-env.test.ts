import { afterEach, describe, expect, it, vi } from "vitest";

describe("the environment of this process", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it("is read on first use, and then never again", async () => {
    vi.resetModules();
    const { env } = await import("~/base/platform/env.server");
    vi.stubEnv("PORT", "4321");
    const first = env();
    expect(first.port).toBe(4321);
    vi.stubEnv("PORT", "5432");
    expect(env()).toBe(first);
  });

  it("fails on first use, not when the module is loaded", async () => {
    vi.resetModules();
    vi.stubEnv("PORT", "no port");
    const { env } = await import("~/base/platform/env.server");
    expect(env).toThrow("PORT must be a port");
  });
});
