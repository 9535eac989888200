import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ProviderError } from "~/provider/client/provider-error.server";
import { provider } from "~/provider/provider.server";
import { action, loader } from "~/routes/orders.$link";
import { aLinkedOrder, LINK } from "../support/placed-order-builders";
import { SHOP } from "../support/shop-env";

vi.mock("~/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));

const PAGE = `/orders/${LINK}`;
const refused = (status: number) => new ProviderError("refused", "a host's own words", status);

function press(fields: Readonly<Record<string, string>>) {
  const request = new Request(SHOP + PAGE, { method: "POST", body: new URLSearchParams(fields) });
  return action({ request, params: { link: LINK }, context: {} });
}

beforeEach(() => {
  vi.spyOn(provider(), "findLinkedOrder").mockResolvedValue(aLinkedOrder());
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("writing to the shop from an order's page", () => {
  it("is stored, and leads back to the page", async () => {
    const write = vi.spyOn(provider(), "writeToShop").mockResolvedValue();
    const answer = await press({ intent: "message", text: " Two lines,\r\nplease. " });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${PAGE}?done=written`]);
    expect(write.mock.calls).toEqual([[LINK, "Two lines,\nplease."]]);
  });

  it.each([
    [409, /as many as it can have/],
    [500, /cannot tell whether your message was sent/],
  ])("loses nothing that was written if it is not stored: %i", async (status, problem) => {
    vi.spyOn(provider(), "writeToShop").mockRejectedValue(refused(status));
    const answer = await press({ intent: "message", text: "Please call me" });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const reply = await answer.json();
    expect(reply).toMatchObject({ refused: "message", repopulateFields: { text: "Please call me" } });
    expect(reply.problem).toMatch(problem);
  });

  it.each(["", "   ", "x".repeat(2001)])(
    "is refused next to its field without words, or with too many",
    async (text) => {
      const write = vi.spyOn(provider(), "writeToShop").mockResolvedValue();
      const answer = await press({ intent: "message", text });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ fieldErrors: { text: expect.any(String) } });
      expect(write).not.toHaveBeenCalled();
    },
  );
});

describe("the other buttons of an order's page", () => {
  it("approve the drawings, or say that nothing waits for approval", async () => {
    const approve = vi.spyOn(provider(), "approveProof").mockResolvedValue();
    expect((await press({ intent: "approve" })).headers.get("Location")).toBe(`${PAGE}?done=approved`);
    approve.mockRejectedValue(refused(409));
    const answer = await press({ intent: "approve" });
    expect([answer.status, (await answer.json()).refused]).toEqual([409, "approve"]);
  });

  it("cancel the order, and return its pieces to the cart at today's prices", async () => {
    const cancel = vi.spyOn(provider(), "cancelLinkedOrder").mockResolvedValue();
    expect((await press({ intent: "change" })).headers.get("Location")).toBe(`${PAGE}?done=changing`);
    expect(cancel.mock.calls).toEqual([[LINK]]);
    const shown = async () => {
      const request = new Request(`${SHOP}${PAGE}?done=changing`);
      return (await loader({ request, params: { link: LINK }, context: {} })).json();
    };
    expect(await shown()).toMatchObject({ taken: null });
    vi.mocked(provider().findLinkedOrder).mockResolvedValue(aLinkedOrder({ state: "cancelled" }));
    expect(await shown()).toMatchObject({ taken: { lines: [{ productId: "ashby" }], changes: [] } });
  });
});
