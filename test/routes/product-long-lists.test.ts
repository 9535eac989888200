import { describe, expect, it, vi } from "vitest";
import { receivedReply } from "~/domain/order-reply";
import { fieldName } from "~/forms/piece-field-name";
import { action } from "~/routes/product.$productId";
import { aProduct } from "../support/product-builder";

vi.mock("~/services/catalog.server", () => ({ catalog: () => ({ find: async () => aProduct() }) }));

/** A post of this many doors and panels, by a page's scripts or as the whole page. */
async function postRows(doors: number, panels: number, mode: "cors" | "navigate" | null = "cors") {
  const body = new URLSearchParams({ "leaveOut.drawers": "on", "include.panels": "on", intent: "add-to-cart" });
  for (const [list, count] of [["doors", doors] as const, ["panels", panels] as const]) {
    for (let row = 0; row < count; row += 1) {
      body.set(fieldName(list, row, "widthInches"), "15 1/2");
      body.set(fieldName(list, row, "heightInches"), "30");
      body.set(fieldName(list, row, "location"), `K-${row}`);
    }
  }
  const request = new Request("http://localhost:3000/product/ashby", {
    method: "POST",
    body,
    headers: { ...(mode && { "Sec-Fetch-Mode": mode }) },
  });
  return action({ request, params: { productId: "ashby" }, context: {} });
}

describe("a long posted list", () => {
  it("is sold in lines of 250", async () => {
    const reply = await (await postRows(600, 10)).json();
    if (reply.outcome !== "priced") throw new Error(reply.outcome);
    expect(reply.items.map((item) => item.doors.length)).toEqual([250, 250, 100]);
    expect(reply.items.map((item) => item.panels.length)).toEqual([10, 0, 0]);
  });

  it("is refused over 2,000 rows in all lists together, before it costs anything", async () => {
    const refused: unknown = await postRows(1000, 1000).catch((error: unknown) => error);
    if (!(refused instanceof Response)) throw new Error(`not refused: ${refused}`);
    expect(refused.status).toBe(413);
    expect((await refused.json()).message).toContain("2000 rows");
  });

  it.each(["navigate", null] as const)(
    "is refused over 200 rows where the whole page is to show it: %s",
    async (mode) => {
      const reply = receivedReply(await (await postRows(150, 48, mode)).json());
      // The two other lists have a blank row each.
      expect(reply.draft.rows.doors.length + reply.draft.rows.panels.length).toBe(198);
      const refused: unknown = await postRows(150, 49, mode).catch((error: unknown) => error);
      if (!(refused instanceof Response)) throw new Error(`not refused: ${refused}`);
      expect(refused.status).toBe(413);
      const { message } = await refused.json();
      expect(message).toContain("up to 200 rows");
      expect(message).toContain("two parts");
    },
  );
});
