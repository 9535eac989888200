import fc from "fast-check";
import { beforeEach, describe, it, vi } from "vitest";
import { triesOf } from "../../../../../set-up/tier";
import { cacheEvents, checkInterleaving } from "../../../../../support/document-cache-model";

beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});

describe("a cache between an anonymous visitor, a customer and an admin", () => {
  it("sends only what RFC 9111 allows, in any order of requests, answers, failures, posts and purges", async () => {
    await fc.assert(fc.asyncProperty(cacheEvents, checkInterleaving), { numRuns: triesOf(1000) });
  });
});
