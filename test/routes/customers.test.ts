import { beforeAll, describe, expect, it } from "vitest";
import "../support/shop-env";
import * as customers from "~/routes/admin.customers";
import * as customer from "~/routes/admin.customers_.$key";
import * as certificate from "~/routes/admin.customers_.$key_.certificates.$id";
import * as order from "~/routes/admin.orders_.$number._index";
import * as quote from "~/routes/admin.quotes_.$number";
import { ADMIN } from "../support/embedded-backend";
import { anOrderRequest } from "../support/order-builders";
import { placeInShop } from "../support/order-shop";
import { aPhotograph } from "../support/photographs";
import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { registerInShop, signInToShop } from "../support/shop-session";

const handle = routedShop({
  "admin.customers": ["admin/customers", customers],
  "admin.customers_.$key": ["admin/customers/:key", customer],
  "admin.customers_.$key_.certificates.$id": ["admin/customers/:key/certificates/:id", certificate],
  "admin.orders_.$number._index": ["admin/orders/:number", order],
  "admin.quotes_.$number": ["admin/quotes/:number", quote],
});

const EMAIL = "ida@site.test";
const PDF = Buffer.from("%PDF-1.7\n<script>alert(1)</script>");

let cookie = "";
let path = "";

const open = (address: string) => handle(new Request(SHOP + address, { headers: { Cookie: cookie } }));
const shown = async (address: string) => (await (await open(address)).text()).replaceAll("<!-- -->", "");
const post = (fields: Readonly<Record<string, string>>) =>
  handle(new Request(SHOP + path, { method: "POST", headers: { Cookie: cookie }, body: new URLSearchParams(fields) }));

/** Posts the form of terms and tax as a browser does, with a file. */
function bill(fields: Readonly<Record<string, string>>, file?: Uint8Array, name = "scan.pdf"): Promise<Response> {
  const body = new FormData();
  const typed = { intent: "billing", terms: "net-15", exempt: "on", certificate: "R-77", state: "OR", expiresOn: "" };
  for (const [field, value] of Object.entries({ ...typed, ...fields })) body.set(field, value);
  if (file) body.set("file", new File([new Uint8Array(file)], name));
  return handle(new Request(SHOP + path, { method: "POST", headers: { Cookie: cookie }, body }));
}
const outcome = ({ status, headers }: Response) => [status, headers.get("Location")];
const revision = async () => /name="revision" value="(\d+)"/.exec(await shown(path))?.[1] ?? "";

beforeAll(async () => {
  cookie = (await signInToShop(ADMIN)).cookie;
  const request = anOrderRequest([]);
  const { order: placed } = await placeInShop({ contact: { ...request.contact, lastName: "Quimby", email: EMAIL } });
  path = /\/admin\/customers\/[0-9a-f]{32}/.exec(await shown(`/admin/orders/${placed.number}`))?.[0] ?? "";
});

describe("a customer's page", () => {
  it("changes the tier of an account, and not that of a guest", async () => {
    await registerInShop({ email: "tess@site.test", lastName: "Tierney", tier: "trade" });
    const found = /\/admin\/customers\/[0-9a-f]{32}/.exec(await shown("/admin/customers?search=tierney"))?.[0] ?? "";
    const change = (address: string, tier: string) =>
      handle(
        new Request(SHOP + address, {
          ...{ method: "POST", headers: { Cookie: cookie } },
          body: new URLSearchParams({ intent: "tier", tier }),
        }),
      );
    expect(await shown(found)).toContain("Tier 1: Trade");
    expect(outcome(await change(found, "wholesaler"))).toEqual([303, `${found}?done=tier`]);
    const page = await shown(`${found}?done=tier`);
    expect(page).toContain("The tier is changed.");
    expect(page).toMatch(/<option value="wholesaler" selected/);
    expect(page).toContain("Tier changed");
    expect((await change(found, "none")).status).toBe(400);
    expect((await change(path, "dealer")).status).toBe(404);
    expect(await shown(path)).not.toContain("Change tier");
  });

  it("is in a list with tabs, whose columns sort it and whose empty tabs say so", async () => {
    const list = await shown("/admin/customers?kind=guest");
    const tabs = /aria-label="Customers by kind".*?<\/nav>/.exec(list)?.[0] ?? "";
    expect([...tabs.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      "/admin/customers",
      ...["kind=account", "kind=guest", "status=pending", "owes=yes"].map((query) => `/admin/customers?${query}`),
    ]);
    expect(tabs).toMatch(/aria-current="page"[^>]*>Guests/);
    expect(list).toMatch(/\d+ customers?, bought \$0\.00, balance \$0\.00/);
    expect(list).toContain('href="/admin/customers?kind=guest&amp;sort=balance"');
    expect(await shown("/admin/customers?kind=guest&sort=-balance")).toContain('aria-sort="descending"');
    expect(await shown("/admin/customers?owes=yes")).toContain("Nothing waits here.");
    expect(await shown("/admin/customers?page=99")).toContain("No more customers.");
  });

  it("is found by name, and by nothing that names a person in its address", async () => {
    const list = await shown("/admin/customers?search=quimby&kind=guest");
    expect(list).toContain(`href="${path}"`);
    expect([...list.matchAll(/href="([^"]*)"/g)].filter(([, to]) => /ida|%40|@/.test(to ?? ""))).toEqual([]);
    expect(await shown("/admin/customers?search=quimby&kind=account")).toContain("No customers match.");
    expect((await open("/admin/customers?tier=x&status=&kind=1&after=%00&search=%F0%9F%98%80")).status).toBe(200);
    const html = await shown(path);
    for (const text of ["Ann Quimby", "Guest.", EMAIL, "/admin/orders/HV-"]) expect(html, text).toContain(text);
  });

  it("has notes, which a page out of date removes once, and Undo brings back", async () => {
    expect((await post({ intent: "note", text: " " })).status).toBe(422);
    expect(outcome(await post({ intent: "note", text: "Ring <twice>" }))).toEqual([303, `${path}?done=noted`]);
    const html = await shown(path);
    expect(html).toContain("Ring &lt;twice&gt;");
    const id = /name="note" value="(\d+)"/.exec(html)?.[1] ?? "";
    for (const _again of [1, 2]) {
      const removed = await post({ intent: "remove-note", note: id });
      expect(outcome(removed)).toEqual([303, `${path}?done=removed&note=${id}`]);
    }
    const after = await shown(`${path}?done=removed&note=${id}`);
    expect([after.includes("twice"), after.includes('value="restore-note"')]).toEqual([false, true]);
    await post({ intent: "restore-note", note: id });
    expect(await shown(`${path}?done=removed&note=${id}`)).not.toContain('value="restore-note"');
    expect((await post({ intent: "remove-note", note: "999999" })).status).toBe(404);
    expect((await post({ intent: "other" })).status).toBe(400);
  });

  it("says what is wrong with terms and tax at its field, and keeps what was typed", async () => {
    const refused = await bill({ revision: await revision(), certificate: " ", expiresOn: "soon", terms: "net-30" });
    const html = (await refused.text()).replaceAll("<!-- -->", "");
    expect(refused.status).toBe(422);
    for (const text of [
      "Please enter the number of the certificate",
      "Please enter a date such as 11/30/2026",
      "soon",
    ]) {
      expect(html, text).toContain(text);
    }
    expect(html).toMatch(/<option value="net-30" selected="">/);
  });

  it("stores a PDF as it is, and sends it only as a download", async () => {
    const before = await revision();
    expect(outcome(await bill({ revision: before }, PDF))).toEqual([303, `${path}?done=billed`]);
    expect((await bill({ revision: before }, PDF)).status).toBe(409);
    const to = /href="([^"]*\/certificates\/[0-9a-f]{32})"/.exec(await shown(path))?.[1] ?? "";
    const { headers, ...answer } = await open(to).then(async (found) => ({
      headers: Object.fromEntries(found.headers),
      bytes: Buffer.from(await found.arrayBuffer()),
    }));
    expect(answer.bytes.equals(PDF)).toBe(true);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="certificate.pdf"',
      "cache-control": "no-store",
    });
    cookie = "";
    expect((await open(to)).status).toBe(302);
    cookie = (await signInToShop(ADMIN)).cookie;
  });

  it("undoes the last save", async () => {
    const before = await revision();
    const saved = await bill({ revision: before, terms: "net-30", exempt: "on", certificate: "R-78" });
    expect(outcome(saved), await saved.text()).toEqual([303, `${path}?done=billed`]);
    expect(await shown(path)).toContain('value="R-78"');
    const undone = await post({ intent: "undo-billing", revision: String(Number(before) + 1) });
    expect(outcome(undone)).toEqual([303, `${path}?done=unbilled`]);
    const html = await shown(path);
    expect([html.includes('value="R-77"'), html.includes("scan.pdf")]).toEqual([true, true]);
  });

  it("re-encodes a picture", async () => {
    const photograph = await aPhotograph();
    await bill({ revision: await revision() }, Buffer.concat([photograph, Buffer.from("<script>")]), "scan.jpg");
    const to = /href="([^"]*\/certificates\/[0-9a-f]{32})"/.exec(await shown(path))?.[1] ?? "";
    const stored = await open(to);
    expect(stored.headers.get("Content-Type")).toBe("image/jpeg");
    expect(Buffer.from(await stored.arrayBuffer()).includes("<script>")).toBe(false);
  });

  it.each([
    ["HTML", Buffer.from("<html><script>alert(1)</script>")],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ["HTML before a PDF", Buffer.from("<html>%PDF-1.7")],
    ["a PDF above the limit", Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)])],
    ["a picture that ends early", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])("refuses %s, and keeps the certificate that it has", async (_what, bytes) => {
    const before = await revision();
    const refused = await bill({ revision: before }, bytes, "c.pdf");
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("“c.pdf”");
    expect(await revision()).toBe(before);
  });

  it("is missing for an unknown key, and an unknown quote too", async () => {
    expect((await open(`/admin/customers/${"0".repeat(32)}`)).status).toBe(404);
    expect((await open(`/admin/customers/${encodeURIComponent(EMAIL)}`)).status).toBe(404);
    expect((await open("/admin/quotes/HVQ-999999")).status).toBe(404);
  });
});
