import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shopDatabase } from "~/base/database/shop-database.server";
import { listClaims } from "~/ordering/claims/claims.server";
import { newClaimKey } from "~/ordering/claims/services/claims.server";
import * as figures from "~/routes/admin.figures";
import * as figuresFile from "~/routes/admin.figures[.]csv";
import * as orderFile from "~/routes/admin.orders_.$number._index";
import * as claimAnswer from "~/routes/admin.orders_.$number_.claims.$claim";
import * as remake from "~/routes/admin.orders_.$number_.remake";
import * as workOrder from "~/routes/admin.orders_.$number_.work-order";
import * as linkedOrder from "~/routes/orders.$link";
import * as claimPage from "~/routes/orders.$link_.claim";
import { aDeliveredOrder, clientOf } from "../support/delivered-order";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { placeInShop } from "../support/order-shop";
import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { registerInShop, signInToShop } from "../support/shop-session";
import { putOrder } from "../support/stored-orders";

const handle = routedShop({
  "orders.$link": ["orders/:link", linkedOrder],
  "orders.$link_.claim": ["orders/:link/claim", claimPage],
  "admin.orders_.$number._index": ["admin/orders/:number", orderFile],
  "admin.orders_.$number_.claims.$claim": ["admin/orders/:number/claims/:claim", claimAnswer],
  "admin.orders_.$number_.remake": ["admin/orders/:number/remake", remake],
  "admin.orders_.$number_.work-order": ["admin/orders/:number/work-order", workOrder],
  "admin.figures": ["admin/figures", figures],
  "admin.figures[.]csv": ["admin/figures.csv", figuresFile],
});

let cookies: { readonly admin: string; readonly owner: string };
let order: { readonly number: string; readonly link: string };

const open = async (path: string, cookie = "") => {
  const answer = await handle(new Request(SHOP + path, { headers: { Cookie: cookie } }));
  return { status: answer.status, html: (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&quot;", '"') };
};

function post(path: string, fields: Readonly<Record<string, string>>, type?: "multipart") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const body = type ? form : new URLSearchParams(fields);
  const headers = { Cookie: cookies.admin, "Sec-Fetch-Site": "same-origin" };
  return handle(new Request(SHOP + path, { method: "POST", headers, body }));
}

const makeAgain = (fields: Readonly<Record<string, string>>) =>
  post(`/admin/orders/${order.number}/remake`, { key: newClaimKey(), ...fields });

beforeAll(async () => {
  const owner = await registerInShop({ email: "owner@remakes.test" });
  cookies = { admin: (await signInToShop(ADMIN)).cookie, owner: (await signInToShop(owner)).cookie };
});
beforeEach(async () => {
  order = await aDeliveredOrder(await clientOf(cookies.owner));
});

describe("making pieces again", () => {
  it("leads to the new order, which each order's page and the work order name", async () => {
    const form = await open(`/admin/orders/${order.number}/remake`, cookies.admin);
    for (const text of ['value="0-doors-0"', "Cause", "Make again", "Damaged on the way"])
      expect(form.html).toContain(text);
    const answer = await makeAgain({ cause: "damaged", pieces: "0-doors-0" });
    expect(answer.status).toBe(303);
    const [, number] = /\/admin\/orders\/([A-Z]+-\d+)\?done=remade$/.exec(answer.headers.get("Location") ?? "") ?? [];
    const done = await open(`/admin/orders/${number}?done=remade`, cookies.admin);
    for (const text of ["the pieces are made again at no charge", `Remake of order ${order.number}`, "$0.00"])
      expect(done.html).toContain(text);
    expect(done.html).not.toContain("Make the invoice");
    expect((await open(`/admin/orders/${order.number}`, cookies.admin)).html).toContain(`/admin/orders/${number}"`);
    const paper = await open(`/admin/orders/${number}/work-order`, cookies.admin);
    expect(paper.html).toContain(`Remake of order ${order.number}: damaged on the way`);
    expect(paper.html).not.toContain("has not approved the drawings");
    const own = await open(`/orders/${order.link}`);
    const [, link] = new RegExp(`href="/orders/([0-9a-f]{32})"[^>]*>Order ${number}<`).exec(own.html) ?? [];
    const customers = await open(`/orders/${link}`);
    for (const text of [`Remake of order ${order.number}`, `href="/orders/${order.link}"`, "nothing to approve"])
      expect(customers.html).toContain(text);
    // Boring costs nothing either.
    expect(customers.html.match(/\$\d+(?:\.\d+)?/g)?.filter((amount) => !/^\$0(?:\.00)?$/.test(amount))).toEqual([]);
  });

  it("refuses what is missing beside its field, with the answers kept", async () => {
    const answer = await makeAgain({ cause: "", pieces: "0-doors-0" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(
      /<input[^>]*(?:checked=""[^>]*value="0-doors-0"|value="0-doors-0"[^>]*checked="")/,
    );
    expect((await makeAgain({ cause: "made" })).status).toBe(422);
    await makeAgain({ cause: "made", pieces: "0-doors-0" });
    const again = await makeAgain({ cause: "made", pieces: "0-doors-0" });
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining("Already made again: Door 1")]);
    expect((await makeAgain({ cause: "made", pieces: "0-doors-0", again: "on" })).status).toBe(303);
  });

  it("leads to a change of the order before production, and names in production what waits", async () => {
    const placed = await placeInShop();
    order = { number: placed.order.number, link: placed.link };
    const path = `/admin/orders/${order.number}`;
    const page = await open(`${path}/remake`, cookies.admin);
    expect(page.html).toContain(`href="${path}/change"`);
    expect(page.html).not.toContain("Make again</button>");
    expect((await makeAgain({ cause: "made", pieces: "0-doors-0" })).status).toBe(409);
    await putOrder(await shopDatabase(), order.number, ["confirmed", "in-production"], Date.now());
    expect((await open(`${path}/remake`, cookies.admin)).html).not.toContain("Damaged on the way");
    const made = await makeAgain({ cause: "made", pieces: "0-doors-0" });
    const [, number] = /\/admin\/orders\/([A-Z]+-\d+)\?/.exec(made.headers.get("Location") ?? "") ?? [];
    const { html } = await open(path, cookies.admin);
    for (const text of [
      "Lacks 1 piece, made again in",
      "No date moves by itself",
      `It ships without 1 piece that ${number}`,
    ])
      expect(html).toContain(text);
    expect((await open(`${path}/work-order`, cookies.admin)).html).toContain(`Made again in order ${number}.`);
    expect((await open(`/admin/orders/${number}`, cookies.admin)).html).toMatch(/Its original, .*has not shipped/);
  });

  it("opens a piece for correction, keeps what is typed, and says what it was", async () => {
    const typed = { pieces: "0-doors-0", corrected: "0-doors-0", "doors[0].widthInches": "16", cause: "ordered" };
    const opened = await makeAgain({ intent: "correct:0-doors-0" });
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('name="doors[0].widthInches"')]);
    const refused = await makeAgain(typed);
    const html = await refused.text();
    expect([refused.status, html]).toEqual([422, expect.stringContaining("Height is required")]);
    expect(html).toMatch(/name="doors\[0\]\.widthInches"[^>]*value="16"/);
    const made = await makeAgain({ ...typed, "doors[0].heightInches": "31", "doors[0].hinge": "right" });
    const [, number] = /\/admin\/orders\/([A-Z]+-\d+)\?/.exec(made.headers.get("Location") ?? "") ?? [];
    for (const path of [`/admin/orders/${number}`, `/admin/orders/${number}/work-order`]) {
      expect((await open(path, cookies.admin)).html).toContain('16" × 31", was 15 1/2" × 30"');
    }
  });

  it("says which cups move with a corrected height, and what the piece was", async () => {
    const cups = { "doors[0].cups": "3 1/2; 26 1/2", "doors[0].cupsFor": "480||top|3 1/2;26 1/2" };
    const typed = { pieces: "0-doors-0", corrected: "0-doors-0", "doors[0].widthInches": "16", ...cups };
    const text = "its lower cup keeps its distance from the other end, now 29 1/2&quot; from the top.";
    const refused = await makeAgain({ ...typed, "doors[0].heightInches": "33", "doors[0].preBored": "on" });
    const html = await refused.text();
    expect([refused.status, html]).toEqual([422, expect.stringContaining(`Door 1: ${text}`)]);
    expect(html).toContain('value="528||top|3 1/2;29 1/2"');
    const closing = { ...typed, "doors[0].heightInches": "33", intent: "as-ordered:0-doors-0" };
    expect(await (await makeAgain(closing)).text()).not.toContain(text);
    const sent = { ...typed, "doors[0].heightInches": "33", "doors[0].preBored": "on", cause: "ordered" };
    const made = await makeAgain(sent);
    const [, number] = /\/admin\/orders\/([A-Z]+-\d+)\?/.exec(made.headers.get("Location") ?? "") ?? [];
    expect((await open(`/admin/orders/${number}`, cookies.admin)).html).toMatch(/29 1\/2" from the top, was /);
  });

  it("settles a claim, whose page leads to it with its pieces ticked", async () => {
    const sent = { key: newClaimKey(), text: "Split", pieces: "0-doors-0" };
    await post(`/orders/${order.link}/claim`, sent, "multipart");
    const [claim] = (await listClaims((await shopDatabase()).db, order)) ?? [];
    const path = `/admin/orders/${order.number}/remake?claim=${claim?.id}`;
    expect((await open(`/admin/orders/${order.number}/claims/${claim?.id}`, cookies.admin)).html).toContain(path);
    expect((await open(path, cookies.admin)).html).toMatch(
      /<input[^>]*(?:checked=""[^>]*value="0-doors-0"|value="0-doors-0"[^>]*checked="")/,
    );
    await makeAgain({ cause: "damaged", pieces: "0-doors-0", claim: claim?.id ?? "" });
    const own = await open(`/orders/${order.link}`);
    for (const text of ["Claim 1: Settled", "We are making 1 piece again at no charge"])
      expect(own.html).toContain(text);
  });

  it("is in the figures of remakes and their file", async () => {
    await makeAgain({ cause: "finish", pieces: "0-doors-0" });
    const page = await open("/admin/figures", cookies.admin);
    for (const text of ["Pieces made again by cause", "Download remakes as CSV", ">Finish<"])
      expect(page.html).toContain(text);
    const { html: file } = await open("/admin/figures.csv?remakes=1", cookies.admin);
    expect(file).toMatch(/^\uFEFF?Month,Cause,Style,Remakes,Pieces,Square feet\r\n/);
    expect(file).toMatch(/\r\n\d{4}-\d\d,Finish,Ashby,1,1,3\.23/);
  });
});
