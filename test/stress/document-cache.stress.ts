import fc from "fast-check";
import { beforeEach, describe, it, vi } from "vitest";
import { cacheEvents, checkInterleaving } from "../support/document-cache-model";

const RUNS = 20_000;

beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});

describe("a cache used by an anonymous visitor, a customer and an admin", () => {
  it("sends only what RFC 9111 allows, in 20,000 random sequences", async () => {
    await fc.assert(fc.asyncProperty(cacheEvents, checkInterleaving), { numRuns: RUNS });
  }, 900_000);
});
