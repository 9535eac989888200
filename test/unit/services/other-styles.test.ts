import { describe, expect, it, vi } from "vitest";
import { EMPTY_DRAFT } from "~/domain/configuration-draft";
import { NO_TERMS } from "~/domain/price-terms";
import type { Product } from "~/domain/product";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { listInEachStyle } from "~/services/other-styles.server";
import { aProduct } from "../../support/product-builder";

const list = vi.fn<() => Promise<readonly Product[]>>();
vi.mock("~/services/catalog.server", () => ({ catalog: () => ({ list }) }));
vi.mock("~/services/settings.server", () => ({ termsShown: async () => NO_TERMS }));

describe("the list of an order form in every style", () => {
  it("has one total for each product", async () => {
    list.mockResolvedValue([aProduct(), aProduct({ id: "rowan", title: "Rowan" })]);
    const styles = await listInEachStyle(EMPTY_DRAFT, null, null);
    expect(styles?.map(({ title }) => title)).toEqual(["Ashby", "Rowan"]);
  });

  it("is null when the provider fails, and throws every other error", async () => {
    list.mockRejectedValue(new UpstreamFailure("down", "down"));
    expect(await listInEachStyle(EMPTY_DRAFT, null, null)).toBeNull();
    list.mockRejectedValue(new TypeError("ours"));
    await expect(listInEachStyle(EMPTY_DRAFT, null, null)).rejects.toThrow("ours");
  });
});
