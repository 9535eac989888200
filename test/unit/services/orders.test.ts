import { afterEach, describe, expect, it, vi } from "vitest";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { ProviderError } from "~/provider/client/provider-error.server";
import {
  approveProof,
  changeOrder,
  findLinkedOrder,
  findOrder,
  listOrders,
  writeToShop,
} from "~/services/orders.server";
import { aLinkedOrder, LINK } from "../../support/placed-order-builders";

const calls = vi.hoisted(() => ({
  findLinkedOrder: vi.fn(),
  cancelLinkedOrder: vi.fn(),
  renewLink: vi.fn(),
  writeToShop: vi.fn(),
  approveProof: vi.fn(),
  listMyOrders: vi.fn(),
  findMyOrder: vi.fn(),
}));
const traits = vi.hoisted(() => ({ orders: true }));
vi.mock("~/provider/provider.server", () => ({
  provider: () => ({ ...calls, as: () => calls }),
  providerTraits: async () => traits,
}));

const visitor = vi.hoisted(() => ({ refusal: null as object | null }));
vi.mock("~/platform/rate-limits/visitor-limits.server", () => ({ tooMany: async () => visitor.refusal }));

const SESSION = { email: "ann@lee.example", cookies: {} };
const refused = (status: number) => new ProviderError("refused", "a host's own words", status);

afterEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  traits.orders = true;
  visitor.refusal = null;
});

describe("finding an order", () => {
  it("makes no call for an invalid secret or number", async () => {
    for (const link of ["", "abc", `${LINK}0`, LINK.toUpperCase(), "../orders", "0".repeat(31)]) {
      expect(await findLinkedOrder(link)).toBeNull();
      expect(await changeOrder(link, "cancel")).toEqual({ outcome: "unknown" });
      expect(await changeOrder(link, "renew-link")).toEqual({ outcome: "unknown" });
      expect(await approveProof(link)).toEqual({ outcome: "unknown" });
      expect(await writeToShop(link, "When?")).toEqual({ outcome: "unknown" });
      expect(await findOrder(SESSION, link)).toBeNull();
    }
    for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
  });

  it("returns the provider's order", async () => {
    const found = aLinkedOrder();
    calls.findLinkedOrder.mockResolvedValue(found);
    calls.findMyOrder.mockResolvedValue(null);
    expect(await findLinkedOrder(LINK)).toBe(found);
    expect(await findOrder(SESSION, "HV-1042")).toBeNull();
    expect(calls.findMyOrder).toHaveBeenCalledWith("HV-1042");
  });

  it.each([
    [new ProviderError("timeout", ""), "timeout"],
    [new ProviderError("unreachable", ""), "down"],
    [refused(500), "failing"],
  ] as const)("fails if the provider fails: %s", async (error, reason) => {
    calls.findLinkedOrder.mockRejectedValue(error);
    await expect(findLinkedOrder(LINK)).rejects.toMatchObject({ name: "UpstreamFailure", reason });
    await expect(findLinkedOrder(LINK)).rejects.not.toThrow(/own words/);
  });
});

describe("changing an order", () => {
  it.each([
    [404, { outcome: "unknown" }],
    [409, { outcome: "too-late" }],
  ])("reports what a refusal with %i means", async (status, change) => {
    calls.cancelLinkedOrder.mockRejectedValue(refused(status));
    expect(await changeOrder(LINK, "cancel")).toEqual(change);
  });

  it("cancels, or returns a new secret", async () => {
    calls.renewLink.mockResolvedValue("f".repeat(32));
    expect(await changeOrder(LINK, "cancel")).toEqual({ outcome: "cancelled" });
    expect(calls.renewLink).not.toHaveBeenCalled();
    expect(await changeOrder(LINK, "renew-link")).toEqual({ outcome: "renewed", link: "f".repeat(32) });
    expect(calls.cancelLinkedOrder).toHaveBeenCalledTimes(1);
  });

  it("does not guess what a silent provider did, and hides no bug", async () => {
    calls.cancelLinkedOrder.mockRejectedValue(new ProviderError("timeout", ""));
    await expect(changeOrder(LINK, "cancel")).rejects.toThrow(UpstreamFailure);
    await expect(changeOrder(LINK, "cancel")).rejects.toThrow(/cannot tell whether/);
    calls.cancelLinkedOrder.mockRejectedValue(new TypeError("a bug"));
    await expect(changeOrder(LINK, "cancel")).rejects.toThrow(TypeError);
  });
});

describe("approving the drawings of an order", () => {
  it("reports the result", async () => {
    calls.approveProof.mockResolvedValue(undefined);
    expect(await approveProof(LINK)).toEqual({ outcome: "approved" });
    for (const [status, outcome] of [
      [404, "unknown"],
      [409, "too-late"],
    ] as const) {
      calls.approveProof.mockRejectedValue(refused(status));
      expect(await approveProof(LINK)).toEqual({ outcome });
    }
    calls.approveProof.mockRejectedValue(refused(500));
    await expect(approveProof(LINK)).rejects.toThrow(/cannot tell whether/);
  });
});

describe("writing to the shop", () => {
  it("sends what was written, without control characters", async () => {
    calls.writeToShop.mockResolvedValue(undefined);
    expect(await writeToShop(LINK, " When?\r\nPlease.\u0000 ")).toEqual({ outcome: "written" });
    expect(calls.writeToShop).toHaveBeenCalledWith(LINK, "When?\nPlease.");
  });

  it("sends no message that is empty, too long, or over the limit", async () => {
    for (const text of ["", " \t ", "\u0007", "x".repeat(2001)]) {
      expect(await writeToShop(LINK, text)).toEqual({ outcome: "refused" });
    }
    visitor.refusal = { status: 429, problem: "Too many tries.", retryAfter: 60 };
    expect(await writeToShop(LINK, "When?")).toEqual({ outcome: "too-many", why: visitor.refusal });
    expect(calls.writeToShop).not.toHaveBeenCalled();
  });

  it.each([
    [400, "refused"],
    [404, "unknown"],
    [409, "full"],
  ])("reports what a refusal with %i means", async (status, outcome) => {
    calls.writeToShop.mockRejectedValue(refused(status));
    expect(await writeToShop(LINK, "When?")).toEqual({ outcome });
  });

  it("does not guess what a silent provider did", async () => {
    calls.writeToShop.mockRejectedValue(new ProviderError("timeout", ""));
    await expect(writeToShop(LINK, "When?")).rejects.toThrow(/cannot tell whether/);
  });
});

describe("the lists of an account's orders", () => {
  it("are null if the provider takes no orders, or lacks the call", async () => {
    traits.orders = false;
    expect(await listOrders(SESSION, true, null)).toBeNull();
    expect(calls.listMyOrders).not.toHaveBeenCalled();
    traits.orders = true;
    calls.listMyOrders.mockRejectedValue(refused(404));
    expect(await listOrders(SESSION, true, null)).toBeNull();
    calls.listMyOrders.mockRejectedValue(refused(500));
    await expect(listOrders(SESSION, true, null)).rejects.toThrow("Your orders could not be loaded");
  });
});
