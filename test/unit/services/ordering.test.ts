import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Account } from "~/domain/account";
import type { LinkedOrder, OrderRequest } from "~/domain/orders/order";
import type { Product } from "~/domain/product";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { ProviderError, providerError } from "~/provider/client/provider-error.server";
import { newOrderKey, placeOrder } from "~/services/ordering.server";
import { aRegistration } from "../../support/builders";
import { aCartItem } from "../../support/cart-builders";
import { ORDER_KEY } from "../../support/checkout-fields";
import { aProduct } from "../../support/product-builder";

const list = vi.fn<() => Promise<readonly Product[]>>();
const listFresh = vi.fn<() => Promise<readonly Product[]>>();
vi.mock("~/services/catalog.server", () => ({ catalog: () => ({ list, listFresh }) }));

const asGuest = vi.fn<(order: OrderRequest) => Promise<Pick<LinkedOrder, "link">>>();
const asCustomer = vi.fn<typeof asGuest>();
const getAccount = vi.fn<() => Promise<Account | null>>();
vi.mock("~/provider/provider.server", () => ({
  provider: () => ({ placeOrder: asGuest, as: () => ({ placeOrder: asCustomer, getAccount }) }),
  providerTraits: async () => ({}),
}));

const { firstName, lastName, email, phone, businessName, mailingAddress } = aRegistration();
const ORDER = {
  key: ORDER_KEY,
  contact: { firstName, lastName, email, phone, businessName },
  address: mailingAddress,
  jobName: "",
  poNumber: "",
  wishes: "",
  lines: [aCartItem()],
};
const ACCOUNT: Account = { id: email, email, firstName, lastName, tags: [], emailConfirmed: true };
const ashby = (priceCents = 2000) => aProduct({ priceCents });
const GUEST = { session: undefined, signal: new AbortController().signal };
const refused = (status: number) => new ProviderError("refused", "internal detail", status);

describe("placing an order", () => {
  beforeEach(() => {
    for (const call of [list, listFresh, asGuest, asCustomer, getAccount]) call.mockReset();
    getAccount.mockResolvedValue(ACCOUNT);
    list.mockResolvedValue([ashby()]);
    listFresh.mockResolvedValue([ashby()]);
    asGuest.mockResolvedValue({ link: "guest" });
    asCustomer.mockResolvedValue({ link: "customer" } as never);
  });

  it("sends the lines at today's rates with their total, for a guest or for an account", async () => {
    expect(await placeOrder(ORDER, GUEST)).toEqual({ outcome: "placed", link: "guest" });
    expect(asGuest).toHaveBeenCalledWith({ ...ORDER, totalCents: 12_600 }, GUEST.signal);
    const session = { email, cookies: {} };
    expect(await placeOrder(ORDER, { ...GUEST, session })).toEqual({ outcome: "placed", link: "customer" });
    expect(asGuest).toHaveBeenCalledTimes(1);
  });

  it("deducts the account's earlier samples, and reports a change from the price that was shown", async () => {
    getAccount.mockResolvedValue({ ...ACCOUNT, sampleCredits: [{ priceCents: 3800, creditedOverCents: 10_000 }] });
    const customer = { ...GUEST, session: { email, cookies: {} } };
    const change = { kind: "terms", beforeCents: 12_600, nowCents: 8800, discount: 0, creditsSamples: true };
    expect(await placeOrder({ ...ORDER, toldCents: 12_600 }, customer)).toMatchObject({ changes: [change] });
    expect(await placeOrder({ ...ORDER, toldCents: 8800 }, customer)).toMatchObject({ outcome: "placed" });
    expect(asCustomer).toHaveBeenCalledWith({ ...ORDER, totalCents: 8800 }, GUEST.signal);
  });

  it("reports what changed before anything is ordered", async () => {
    list.mockResolvedValue([ashby(2500)]);
    expect(await placeOrder(ORDER, GUEST)).toMatchObject({
      outcome: "changed",
      lines: [{ pricePerSqFt: 25 }],
      changes: [{ kind: "rate" }],
    });
    expect(asGuest).not.toHaveBeenCalled();
  });

  it("reloads the catalog if the provider's prices differ from the stored ones", async () => {
    asGuest.mockRejectedValue(refused(409));
    listFresh.mockResolvedValue([]);
    expect(await placeOrder(ORDER, GUEST)).toMatchObject({
      outcome: "changed",
      lines: [],
      changes: [{ kind: "gone" }],
    });
    listFresh.mockResolvedValue([ashby()]);
    expect(await placeOrder(ORDER, GUEST)).toEqual({ outcome: "refused" });
  });

  it("recognizes a key that belongs to another order", async () => {
    asGuest.mockRejectedValue(refused(422));
    expect(await placeOrder(ORDER, GUEST)).toEqual({ outcome: "other-order" });
  });

  it.each([
    ["timeout", providerError("timeout"), "timeout"],
    ["unreachable", providerError("unreachable"), "down"],
    ["no more orders", refused(503), "down"],
    ["a refusal", refused(500), "failing"],
  ])("says that it is safe to send again when the provider fails by %s", async (_why, error, reason) => {
    asGuest.mockRejectedValue(error);
    const failure = await placeOrder(ORDER, GUEST).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ name: "UpstreamFailure", reason });
    expect((failure as Error).message).toContain("ordered once");
  });

  it("orders nothing if today's prices cannot be read", async () => {
    list.mockRejectedValue(new UpstreamFailure("Unable to load products", "down"));
    await expect(placeOrder(ORDER, GUEST)).rejects.toMatchObject({
      message: "Today's prices could not be read, so nothing was ordered. Please try again.",
      reason: "down",
    });
    list.mockRejectedValue(new TypeError("ours"));
    await expect(placeOrder(ORDER, GUEST)).rejects.toThrow("ours");
    expect(asGuest).not.toHaveBeenCalled();
  });
});

describe("orders", () => {
  it("have unique keys of 32 hexadecimal digits", () => {
    expect(newOrderKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newOrderKey()).not.toBe(newOrderKey());
  });
});
