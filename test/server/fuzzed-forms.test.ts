import fc from "fast-check";
import { expect, it } from "vitest";
import { FUZZ_PASSWORD, fuzzedForm } from "../support/fuzzed-forms";
import { ownShopOrigin } from "../support/own-shop";
import { postForm } from "../support/post-form";

const origin = ownShopOrigin();

it("fuzzed forms never break the shop, and no answer repeats a password", async () => {
  await fc.assert(
    fc.asyncProperty(fuzzedForm, async ({ path, body, contentType }) => {
      const answer = await postForm(origin + path, body, { contentType });
      expect(answer.status, path).toBeLessThan(500);
      expect(answer.body).not.toContain(FUZZ_PASSWORD);
    }),
    { numRuns: 400 },
  );
});
