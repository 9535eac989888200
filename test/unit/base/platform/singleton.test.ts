import { describe, expect, it, vi } from "vitest";
import { singleton } from "~/base/platform/singleton.server";

describe("a singleton", () => {
  it("is created once for each name", () => {
    const create = vi.fn(() => ({}));
    const one = singleton("test-one", create);
    expect(singleton("test-one", create)).toBe(one);
    expect(create).toHaveBeenCalledOnce();
    expect(singleton("test-two", create)).not.toBe(one);
  });

  it("outlives a reload of its module", async () => {
    const original = singleton("test-reload", () => ({}));
    vi.resetModules();
    const reloaded = await import("~/base/platform/singleton.server");
    expect(reloaded.singleton).not.toBe(singleton);
    expect(reloaded.singleton("test-reload", () => ({}))).toBe(original);
  });

  it("is created once even if it is undefined", () => {
    const create = vi.fn(() => undefined);
    singleton("test-nothing", create);
    singleton("test-nothing", create);
    expect(create).toHaveBeenCalledOnce();
  });

  it("is created on the next call if creating it failed", () => {
    const fail = () => {
      throw new Error("not yet");
    };
    expect(() => singleton("test-failing", fail)).toThrow("not yet");
    expect(singleton("test-failing", () => 7)).toBe(7);
  });
});
