import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listClaims } from "~/claims/claims.server";
import { newClaimKey } from "~/claims/services/claims.server";
import { shopDatabase } from "~/database/shop-database.server";
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

  it("is offered for an order that has shipped, and refused before", async () => {
    const placed = await placeInShop();
    order = { number: placed.order.number, link: placed.link };
    const page = await open(`/admin/orders/${order.number}/remake`, cookies.admin);
    expect(page.html).toContain("has not shipped");
    expect(page.html).not.toContain("Make again</button>");
    expect((await makeAgain({ cause: "made", pieces: "0-doors-0" })).status).toBe(409);
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
