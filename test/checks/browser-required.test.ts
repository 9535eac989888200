import { describe, expect, it, vi } from "vitest";
import { requireBrowser } from "../support/browser";

vi.mock("node:fs", async (original) => ({ ...(await original<typeof import("node:fs")>()), existsSync: () => false }));

describe("a machine without a browser", () => {
  it("stops the browser tests with the command that installs one", () => {
    expect(() => requireBrowser()).toThrow(/apt-get install -y chromium/);
  });
});
