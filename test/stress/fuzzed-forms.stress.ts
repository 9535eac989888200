import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FUZZ_PASSWORD, fuzzedForm } from "../support/fuzzed-forms";
import { type PostedForm, postForm } from "../support/post-form";
import { type ShopServer, startShop } from "../support/shop-server";
import { report } from "./report";

const BODIES = 10_000;
const AT_ONCE = 20;

let shop: ShopServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

it(`${BODIES} fuzzed form bodies: no 5xx, no echo of a password`, async () => {
  const statuses: Record<number, number> = {};
  const check = ({ status, body }: PostedForm, path: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    expect(status, path).toBeLessThan(500);
    expect(body).not.toContain(FUZZ_PASSWORD);
  };
  for (let sent = 0; sent < BODIES; sent += AT_ONCE) {
    const forms = fc.sample(fuzzedForm, AT_ONCE);
    await Promise.all(
      forms.map(async ({ path, body, contentType }) =>
        check(await postForm(shop.origin + path, body, { contentType }), path),
      ),
    );
  }
  report(`answers by status: ${JSON.stringify(statuses)}`);
  expect(shop.output()).not.toContain(FUZZ_PASSWORD);
});
