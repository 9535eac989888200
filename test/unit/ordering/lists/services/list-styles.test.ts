import { beforeEach, describe, expect, it, vi } from "vitest";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import * as settings from "~/house/settings/services/settings.server";
import { listInOtherStyles } from "~/ordering/lists/services/list-styles.server";
import type { Product } from "~/trade/catalog/product";
import { EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { NO_TERMS } from "~/trade/pricing/price-terms";
import { catalogAnswers } from "../../../../support/answering-catalog";
import { aProduct } from "../../../../support/product-builder";

const list = vi.fn<() => Promise<readonly Product[]>>();
catalogAnswers({ list });
beforeEach(() => void vi.spyOn(settings, "termsShown").mockResolvedValue(NO_TERMS));

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
