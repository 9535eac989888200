import { describe, expect, it } from "vitest";
import { shownText } from "~/configurator/cut-list-panel/cut-list-shown";
import { receivedReply } from "~/configurator/order-form/order-reply";
import { fieldName } from "~/configurator/order-form/piece-field-name";
import { action } from "~/routes/product.$productId";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";
import { catalogAnswers } from "../support/answering-catalog";
import { aProduct } from "../support/product-builder";

catalogAnswers({ find: async () => aProduct() });

/** A cut list with this many lines, posted as a whole page with the button that takes it. */
async function takeLines(count: number, fields: Readonly<Record<string, string>> = {}) {
  const text = Array.from({ length: count }, (_, line) => `K-${line}; ${12 + (line % 9)} x 30`).join("\n");
  const body = new URLSearchParams({ "cutList.text": text, intent: "import:take" });
  body.set("cutList.shown", shownText(text, readCutList(text), {}));
  for (let line = 0; line < count; line += 1) body.append("cutList.tick", String(line));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { "Sec-Fetch-Mode": "navigate" };
  const request = new Request("http://localhost:3000/product/ashby", { method: "POST", body, headers });
  const response = await action({ request, params: { productId: "ashby" }, context: {} });
  return { status: response.status, reply: receivedReply(await response.json()) };
}

/** A post of this many doors and panels, by a page's scripts or as a whole page. */
async function postRows(doors: number, panels: number, mode: "cors" | "navigate" | null = "cors", fillers = 0) {
  const body = new URLSearchParams({ "leaveOut.drawers": "on", "include.panels": "on", intent: "add-to-cart" });
  for (const [list, count] of [["doors", doors] as const, ["panels", panels] as const, ["fillers", fillers] as const]) {
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
  it("is split into cart lines of 250", async () => {
    const reply = await (await postRows(600, 10)).json();
    if (reply.outcome !== "priced") throw new Error(reply.outcome);
    expect(reply.items.map((item) => item.doors.length)).toEqual([250, 250, 100]);
    expect(reply.items.map((item) => item.panels.length)).toEqual([10, 0, 0]);
  });

  it("is refused over 2,000 rows in all lists together, before any costly work", async () => {
    const refused: unknown = await postRows(1000, 1000, "cors", 1).catch((error: unknown) => error);
    if (!(refused instanceof Response)) throw new Error(`not refused: ${refused}`);
    expect(refused.status).toBe(413);
    expect((await refused.json()).message).toContain("2000 rows");
  });

  it.each(["navigate", null] as const)("is refused over 200 rows if the whole page must show it: %s", async (mode) => {
    const reply = receivedReply(await (await postRows(150, 50, mode)).json());
    expect(reply.draft.rows.doors.length + reply.draft.rows.panels.length).toBe(200);
    const refused: unknown = await postRows(150, 51, mode).catch((error: unknown) => error);
    if (!(refused instanceof Response)) throw new Error(`not refused: ${refused}`);
    expect(refused.status).toBe(413);
    const { message } = await refused.json();
    expect(message).toContain("up to 200 rows");
    expect(message).toContain("two parts");
  });

  it("is refused with more openings than a whole page may show", async () => {
    const body = new URLSearchParams({ intent: "openings:add", "openings.mount": "overlay" });
    for (let row = 0; row <= 201; row += 1) body.set(`openings[${row}].width`, "14");
    const headers = { "Sec-Fetch-Mode": "navigate" };
    const request = new Request("http://localhost:3000/product/ashby", { method: "POST", body, headers });
    const refused: unknown = await action({ request, params: { productId: "ashby" }, context: {} }).catch((r) => r);
    expect(refused instanceof Response && refused.status).toBe(413);
  });

  it("is added up to the rows that a document shows, and the rest stays in the field", async () => {
    const taken = await takeLines(200);
    expect([taken.status, taken.reply.outcome, taken.reply.draft.rows.doors.length]).toEqual([200, "list-taken", 200]);
    expect(taken.reply.cutList).toBeUndefined();
    const { status, reply } = await takeLines(201);
    expect([status, reply.outcome, reply.draft.rows.doors.length]).toEqual([200, "list-taken", 200]);
    expect(reply.cutList?.list.text).toMatch(/^K-200;/);
  });

  it("is offered again if the order would have more rows than a document shows", async () => {
    const { status, reply } = await takeLines(200, { "doors[0].widthInches": "12" });
    expect([status, reply.draft.rows.doors.length]).toEqual([422, 1]);
    expect(reply).toMatchObject({
      outcome: "list-read",
      refused: expect.stringContaining("your order would have 201 rows"),
      cutList: { isShown: true },
    });
  });

  it("is refused if its text is longer than any that is read", async () => {
    const refused: unknown = await takeLines(1, { "cutList.text": "1".repeat(1024 * 1024 + 1) }).catch(
      (e: unknown) => e,
    );
    if (!(refused instanceof Response)) throw new Error(`not refused: ${refused}`);
    expect([refused.status, (await refused.json()).message]).toEqual([413, expect.stringContaining("in parts")]);
  });
});
