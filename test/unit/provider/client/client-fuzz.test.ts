import fc from "fast-check";
import { Response } from "undici";
import { describe, expect, it } from "vitest";
import type { ProviderClient } from "~/provider/client/client.server";
import { PROVIDER_MESSAGES, ProviderError } from "~/provider/client/provider-error.server";
import { isProductId, MAX_TITLE_LENGTH, type Product } from "~/trade/catalog/product";
import { INVALID_PRODUCTS } from "~/trade/catalog/product-summary";
import { MAX_RATE } from "~/trade/measure/money";
import { triesOf } from "../../../set-up/tier";
import { aRegistration } from "../../../support/builders";
import { aClient } from "../../../support/provider-client";
import { aWireProduct } from "../../../support/wire-products";

const TEXTS: readonly string[] = [...Object.values(PROVIDER_MESSAGES), INVALID_PRODUCTS];

/** Everything that the pages require of a product. */
function expectWhole(product: Product) {
  expect(product).toEqual({
    id: expect.any(String),
    title: expect.any(String),
    description: expect.any(String),
    images: product.images.map(() => ({
      url: expect.stringMatching(/^(https?:\/\/|\/(?![/\\]))/i),
      alt: expect.any(String),
    })),
    priceCents: expect.any(Number),
    currency: "USD",
    specification: product.specification && expect.any(Object),
  });
  expect(isProductId(product.id)).toBe(true);
  expect(product.title.length >= 1 && product.title.length <= MAX_TITLE_LENGTH).toBe(true);
  expect(Number.isSafeInteger(product.priceCents)).toBe(true);
  expect(product.priceCents >= 0 && product.priceCents <= MAX_RATE * 100).toBe(true);
  for (const value of Object.values(product.specification ?? {})) {
    expect(value === null || typeof value === "string" || Number.isSafeInteger(value)).toBe(true);
  }
}

/** A good product in which some parts, at any depth, are replaced by any value. */
const partlyDamaged = fc
  .record({
    id: fc.oneof(fc.jsonValue(), fc.stringMatching(/^(gid:\/\/shopify\/Product\/)?[a-z0-9./-]{0,8}$/)),
    title: fc.oneof(fc.jsonValue(), fc.string({ unit: "binary", maxLength: 300 })),
    description: fc.jsonValue(),
    images: fc.oneof(
      fc.jsonValue(),
      fc.record({ edges: fc.array(fc.record({ node: fc.record({ url: fc.webUrl() }) })) }),
    ),
    priceRange: fc.oneof(
      fc.jsonValue(),
      fc.record({
        minVariantPrice: fc.record({ amount: fc.oneof(fc.jsonValue(), fc.double(), fc.integer().map(String)) }),
      }),
    ),
    specification: fc.jsonValue(),
  })
  .chain((parts) => fc.subarray(Object.keys(parts) as (keyof typeof parts)[]).map((names) => pick(parts, names)))
  .map(aWireProduct);

function pick<T extends object>(parts: T, keys: readonly (keyof T)[]) {
  return Object.fromEntries(keys.map((key) => [key, parts[key]]));
}

const sending = (body: string | Uint8Array<ArrayBuffer>, status = 200) =>
  aClient(async () => new Response(body, { status })).client;

/** The result of a call: its value, or `null` for an error of the catalog; any other error fails the test. */
async function outcome<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    expect(error).toBeInstanceOf(ProviderError);
    expect(TEXTS).toContain((error as ProviderError).message);
    return null;
  }
}

async function expectWholeProducts(client: ProviderClient) {
  for (const product of (await outcome(client.listProducts())) ?? []) expectWhole(product);
  const one = await outcome(client.getProduct("fir"));
  if (one) expectWhole(one);
}

describe("anything that a provider sends", () => {
  it("a product of good and bad parts is complete or an error of the catalog", async () => {
    await fc.assert(
      fc.asyncProperty(partlyDamaged, async (wire) => {
        await expectWholeProducts(sending(JSON.stringify(wire)));
        await expectWholeProducts(sending(JSON.stringify([{ node: wire }])));
      }),
      { numRuns: triesOf(300) },
    );
  });

  it("a list keeps its good products in order, among any others", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.constant("good" as const), fc.jsonValue())), async (items) => {
        const wire = items.map((item, index) => (item === "good" ? { node: aWireProduct({ id: `${index}` }) } : item));
        const good = items.flatMap((item, index) => (item === "good" ? [`${index}`] : []));
        const products = await outcome(sending(JSON.stringify(wire)).listProducts());
        expect((products ?? []).map(({ id }) => id)).toEqual(good);
        if (items.length === 0) expect(products).toEqual([]);
      }),
    );
  });

  it("bytes of any kind are an error of the catalog, or nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (bytes) => {
        await expectWholeProducts(sending(new Uint8Array(bytes)));
      }),
    );
  });

  it("every other call returns a value or an error of the catalog too", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        const client = sending(body);
        await outcome(client.login({ email: "a@b.co", code: "code-1" }));
        await outcome(client.register(aRegistration()));
        const account = client.as({ cookies: {} });
        await outcome(account.getOverview());
        await outcome(account.getAccount());
        await outcome(account.logout());
        await outcome(account.listPending());
        await outcome(account.decide("7", "approved"));
      }),
    );
  });

  it("a refusal with any body has its status and a message to show", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.integer({ min: 405, max: 599 }), async (body, status) => {
        const error = await sending(body, status)
          .listProducts()
          .catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ kind: "refused", status });
        expect((error as ProviderError).message).not.toBe("");
      }),
    );
  });
});
