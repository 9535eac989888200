import { randomBytes } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { sizeOf } from "~/platform/http/document-cache/answer.server";
import { createDocumentStore } from "~/platform/http/document-cache/document-store.server";

const KIB = 1024;

/** Compressing takes a busy machine a while. */
const PATIENCE = { timeout: 10_000 };

const PAGE = "public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400";

/** Bodies that no coding makes smaller, so that an answer takes twice its body and little more. */
function storeOf(maxBytes: number, bytesOf: (target: string) => number) {
  const make = async (target: string) => ({
    status: 200,
    headers: { "cache-control": PAGE },
    rawHeaders: ["Cache-Control", PAGE],
    body: randomBytes(bytesOf(target)),
  });
  const store = createDocumentStore({ make, now: () => 0, maxBytes });
  const stored = (...keys: string[]) => keys.filter((key) => store.find(key) !== undefined);
  const found = (...keys: string[]) => keys.flatMap((key) => store.find(key)?.answer ?? []);
  const bytes = (...keys: string[]) => found(...keys).reduce((sum, answer) => sum + sizeOf(answer), 0);
  return { store, stored, bytes };
}

describe("the memory that stored answers take", () => {
  it("is bounded: what was asked for longest ago goes first", async () => {
    // The bodies are too short to be encoded, so that each answer takes little more than its own.
    const { store, stored } = storeOf(3 * KIB, () => 400);
    const keys = Array.from({ length: 20 }, (_none, n) => `/page-${n}`);
    for (const key of keys) {
      await store.refresh(key);
      store.find("/page-0");
    }
    const left = stored(...keys);
    expect(left[0]).toBe("/page-0");
    expect(left.slice(1)).toEqual(keys.slice(-(left.length - 1)));
    expect(left.length).toBeGreaterThan(2);
    expect(left.length).toBeLessThan(10);
  });

  it("counts every coding of an answer, also one that comes later", async () => {
    const { store, stored, bytes } = storeOf(100 * KIB, () => 20 * KIB);
    await store.refresh("/one");
    await vi.waitUntil(() => store.find("/one")?.answer.coded.br !== undefined, PATIENCE);
    expect(bytes("/one")).toBeGreaterThan(60 * KIB);
    await store.refresh("/two");
    await vi.waitUntil(() => stored("/one", "/two").length === 1, PATIENCE);
    expect(bytes("/one", "/two")).toBeLessThan(100 * KIB);
  });

  it("is not spent on what would not fit, and what was there before stays", async () => {
    const { store, stored } = storeOf(50 * KIB, (target) => (target === "/huge" ? 60 * KIB : 400));
    await store.refresh("/small");
    const { answer } = await store.refresh("/huge");
    expect(answer?.plain.bytes.byteLength).toBe(60 * KIB);
    expect(stored("/small", "/huge")).toEqual(["/small"]);
  });

  it("is given back by an answer that has grown beyond 512 KiB", async () => {
    const sizes = [512 * KIB, 512 * KIB + 1];
    const { store, stored } = storeOf(24 * KIB * KIB, () => sizes.shift() ?? 0);
    expect((await store.refresh("/page")).isStored).toBe(true);
    expect(stored("/page")).toEqual(["/page"]);
    expect((await store.refresh("/page")).isStored).toBe(false);
    expect(stored("/page")).toEqual([]);
  });
});
