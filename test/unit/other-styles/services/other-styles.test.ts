import { describe, expect, it, vi } from "vitest";
import type { Product } from "~/catalog/product";
import { listInOtherStyles } from "~/lists/services/other-styles.server";
import { EMPTY_DRAFT } from "~/pieces/configuration-draft";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { NO_TERMS } from "~/pricing/price-terms";
import { aProduct } from "../../../support/product-builder";

const list = vi.fn<() => Promise<readonly Product[]>>();
vi.mock("~/catalog/services/catalog.server", () => ({ catalog: () => ({ list }) }));
vi.mock("~/settings/services/settings.server", () => ({ termsShown: async () => NO_TERMS }));

describe("the list of an order form in other styles", () => {
  it("has one total for each product", async () => {
    list.mockResolvedValue([aProduct(), aProduct({ id: "rowan", title: "Rowan" })]);
    const priced = await listInOtherStyles(EMPTY_DRAFT, null, null);
    expect([priced?.styles.map(({ title }) => title), priced?.sold]).toEqual([["Ashby", "Rowan"], 2]);
  });

  it("is null when the provider fails, and throws every other error", async () => {
    list.mockRejectedValue(new UpstreamFailure("down", "down"));
    expect(await listInOtherStyles(EMPTY_DRAFT, null, null)).toBeNull();
    list.mockRejectedValue(new TypeError("ours"));
    await expect(listInOtherStyles(EMPTY_DRAFT, null, null)).rejects.toThrow("ours");
  });
});
