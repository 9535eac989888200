import "../support/shop-env";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { firstCatalog as styles } from "~/provider/catalog.server";
import * as list from "~/routes/admin.catalog";
import * as style from "~/routes/admin.catalog_.$handle";
import * as preview from "~/routes/admin.catalog_.$handle_.preview";
import * as imported from "~/routes/admin.catalog_.import";
import * as added from "~/routes/admin.catalog_.new";
import * as csv from "~/routes/admin.catalog[.]csv";
import * as compare from "~/routes/compare";
import * as product from "~/routes/product.$productId";
import * as sitemap from "~/routes/sitemap[.]xml";
import { ADMIN } from "../support/embedded-backend";
import { routedShop } from "../support/routed-shop";
import { signInToShop } from "../support/shop-session";
import { stylePost } from "../support/style-form";

const SHOP = "http://shop.test";

const shop = routedShop({
  "admin.catalog": ["admin/catalog", list],
  "admin.catalog[.]csv": ["admin/catalog.csv", csv],
  "admin.catalog_.$handle": ["admin/catalog/:handle", style],
  "admin.catalog_.$handle_.preview": ["admin/catalog/:handle/preview", preview],
  "admin.catalog_.import": ["admin/catalog/import", imported],
  "admin.catalog_.new": ["admin/catalog/new", added],
  compare: ["compare", compare],
  "product.$productId": ["product/:productId", product],
  "sitemap[.]xml": ["sitemap.xml", sitemap],
});

const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/^\/admin\/catalog(?:\?|$)/, "admin.catalog"],
  [/^\/admin\/catalog\/new/, "admin.catalog_.new"],
  [/^\/admin\/catalog\/import/, "admin.catalog_.import"],
  [/^\/admin\/catalog\/[\w-]+\/preview/, "admin.catalog_.$handle_.preview"],
  [/^\/admin\/catalog\/[\w-]+/, "admin.catalog_.$handle"],
  [/^\/product/, "product.$productId"],
];

let cookie = "";
beforeAll(async () => {
  ({ cookie } = await signInToShop(ADMIN));
});

const ask = (path: string, init: RequestInit = {}) =>
  shop(new Request(SHOP + path, { ...init, headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" } }));

/** What a page loads. */
async function dataOf(path: string) {
  const route = ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? "";
  const answer = await ask(`${path}${path.includes("?") ? "&" : "?"}_data=${encodeURIComponent(`routes/${route}`)}`);
  return answer.json();
}

const post = (path: string, fields: Readonly<Record<string, string>>) =>
  ask(path, { method: "POST", body: new URLSearchParams(fields) });
const placeOf = (answer: Response) => [answer.status, answer.headers.get("Location")];
const titles = async (query = "") =>
  (await dataOf(`/admin/catalog${query}`)).list.rows.map(({ title }: { title: string }) => title);
const priceOf = async (handle: string) => (await dataOf(`/product/${handle}`)).product?.priceCents;

/** The fields of a style's form as its page shows it. */
async function formOf(handle: string, change: Readonly<Record<string, string>> = {}) {
  const { edited } = await dataOf(`/admin/catalog/${handle}`);
  return stylePost(edited.style, change, edited.revision);
}

/** What the button "Undo the last save" sends from a style's page as it is now. */
async function undoOf(handle: string) {
  const { revision } = (await dataOf(`/admin/catalog/${handle}`)).edited;
  return { intent: "undo", version: String(revision), revision: String(revision) };
}

describe("/admin/catalog/{handle}", () => {
  it("saves a price that customers see at once, and takes it back", async () => {
    expect(await priceOf("ashby")).toBe(2000);
    const saved = await post("/admin/catalog/ashby", await formOf("ashby", { price: "23.40" }));
    expect(placeOf(saved)).toEqual([303, "/admin/catalog/ashby?done=saved"]);
    expect(await priceOf("ashby")).toBe(2340);
    expect((await catalog().list()).find(({ id }) => id === "ashby")?.priceCents).toBe(2340);
    await post("/admin/catalog/ashby", await undoOf("ashby"));
    expect(await priceOf("ashby")).toBe(2000);
  });

  it("names the version that the page shows when it undoes a save", async () => {
    await post("/admin/catalog/ashby", await formOf("ashby", { price: "24" }));
    const seen = await undoOf("ashby");
    expect(await (await ask("/admin/catalog/ashby")).text()).toContain(
      `<input type="hidden" name="revision" value="${seen.revision}"/><button`,
    );
    await post("/admin/catalog/ashby", await formOf("ashby", { price: "25" }));
    const refused = await post("/admin/catalog/ashby", seen);
    expect(placeOf(refused)).toEqual([303, "/admin/catalog/ashby?problem=stale"]);
    expect(await priceOf("ashby")).toBe(2500);
    expect(placeOf(await post("/admin/catalog/ashby", { intent: "undo" }))).toEqual([
      303,
      "/admin/catalog/ashby?problem=stale",
    ]);
    for (const price of [2400, 2000]) {
      const again = await undoOf("ashby");
      if (price === 2000) Object.assign(again, { version: seen.version });
      await post("/admin/catalog/ashby", again);
      expect(await priceOf("ashby")).toBe(price);
    }
  });

  it("says how to care for the style on its page and in the comparison", async () => {
    const care = "Wipe with a dry cloth only";
    await post("/admin/catalog/hadley", await formOf("hadley", { care }));
    for (const path of ["/product/hadley", "/compare?styles=hadley"]) {
      expect(await (await ask(path)).text()).toContain(care);
    }
    await post("/admin/catalog/hadley", await undoOf("hadley"));
  });

  it("refuses wrong fields beside them, and a form that is older than the style, with what was typed", async () => {
    const wrong = await post("/admin/catalog/rowan", await formOf("rowan", { price: "20,50", maxWidth: "1" }));
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    expect(page).toContain("Please enter dollars with a decimal point, such as 20.50");
    expect(page).toContain('value="20,50"');
    const opened = await formOf("rowan", { title: "Rowan of mine" });
    await post("/admin/catalog/rowan", await formOf("rowan", { title: "Rowan of hers" }));
    const stale = await post("/admin/catalog/rowan", opened);
    expect(stale.status).toBe(409);
    const told = await stale.text();
    expect(told).toContain("Somebody else saved this style");
    expect(told).toContain('value="Rowan of mine"');
    const again = /name="revision" value="(\d+)"/.exec(told)?.[1] ?? "";
    expect((await post("/admin/catalog/rowan", { ...opened, revision: again })).status).toBe(303);
    expect(await titles("?q=rowan")).toEqual(["Rowan of mine"]);
  });

  it("keeps what was typed when another process holds the database", async () => {
    const fields = await formOf("ashby", { title: "Ashby of mine" });
    const database = await shopDatabase();
    const busy = new BusyError("another process holds the database", 5);
    const saving = vi.spyOn(database, "transaction").mockRejectedValue(busy);
    const answer = await post("/admin/catalog/ashby", fields);
    saving.mockRestore();
    const html = await answer.text();
    expect([answer.status, html.includes("Ashby of mine")]).toEqual([503, true]);
    expect(html).toContain("We cannot tell whether the catalog was changed");
  });

  it("shows a draft only in its preview until it is published", async () => {
    const { NEW_STYLE } = await import("~/office/catalog-editing/style-form");
    const fields = stylePost(NEW_STYLE, { title: "Elm Lane", handle: "", construction: "Slab", material: "Elm" });
    expect(placeOf(await post("/admin/catalog/new", fields))).toEqual([303, "/admin/catalog/elm-lane?done=added"]);
    expect((await ask("/product/elm-lane")).status).toBe(404);
    expect(await (await ask("/admin/catalog/elm-lane/preview")).text()).toContain("Elm Lane");
    expect((await post("/admin/catalog/elm-lane/preview", { intent: "add-to-cart" })).status).toBe(409);
    await post("/admin/catalog/elm-lane", await formOf("elm-lane", { intent: "publish" }));
    expect((await ask("/product/elm-lane")).status).toBe(200);
  });
});

describe("/admin/catalog", () => {
  it("finds styles by words, state and material", async () => {
    expect(await titles("?q=cherry+mitered")).toEqual(["Harrow"]);
    expect(await titles("?material=Hickory")).toEqual(["Kestrel"]);
    expect(await titles("?state=hidden")).toEqual([]);
  });

  it("hides a style: its page says so, and the shop, the sitemap and the order form leave it out", async () => {
    const hidden = await post("/admin/catalog?q=calder", { intent: "hide", style: "calder" });
    expect(placeOf(hidden)).toEqual([303, "/admin/catalog?q=calder&done=hidden&style=calder"]);
    expect((await dataOf(hidden.headers.get("Location") ?? "")).done).toMatch(/^Calder is hidden\./);
    const page = await ask("/product/calder");
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("No longer made")]);
    expect((await catalog().list()).map(({ id }) => id)).not.toContain("calder");
    expect(await (await ask("/sitemap.xml")).text()).not.toContain("calder");
    expect((await post("/product/calder", { intent: "add-to-cart" })).status).toBe(404);
    await post("/admin/catalog", { intent: "show", style: "calder" });
    expect(await priceOf("calder")).toBe(1100);
  });

  it("offers to take a deletion back", async () => {
    const copied = await post("/admin/catalog", { intent: "duplicate", style: "quarry" });
    expect(placeOf(copied)).toEqual([303, "/admin/catalog/quarry-copy?done=duplicated"]);
    const deleted = await post("/admin/catalog/quarry-copy", { intent: "delete" });
    const { deleted: version } = await dataOf(deleted.headers.get("Location") ?? "");
    expect(await titles("?q=quarry-copy")).toEqual([]);
    await post("/admin/catalog", { intent: "undo", version: String(version) });
    expect(await titles("?q=quarry-copy")).toEqual(["Copy of Quarry"]);
  });
});

describe("the catalog as a file", () => {
  const upload = (text: string | Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append("file", new File([text], "catalog.csv", { type: "text/csv" }));
    return ask("/admin/catalog/import", { method: "POST", body });
  };
  const previewOf = async (text: string) => {
    const path = (await upload(text)).headers.get("Location") ?? "";
    return { path, preview: (await dataOf(path)).preview };
  };

  it("goes out whole, and changes nothing when it comes back", async () => {
    const answer = await ask("/admin/catalog.csv");
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const text = await answer.text();
    expect(text.split("\r\n").length).toBeGreaterThan(styles.length);
    expect((await previewOf(text)).preview).toMatchObject({ changeCount: 0, refusedCount: 0, missing: 0 });
  });

  it("raises prices after a preview, and can be undone", async () => {
    const { preview } = await previewOf("Handle,Price per sq ft\nmarlow,15\nlinden,19.50\n");
    expect(preview.changes).toMatchObject([
      { line: 2, title: "Marlow", differences: [{ what: "Price per sq ft", new: "15.00" }] },
      { line: 3, title: "Linden", differences: [{ what: "Price per sq ft", new: "19.50" }] },
    ]);
    const before = await priceOf("marlow");
    await post("/admin/catalog/import", { id: preview.id, mark: preview.mark });
    expect([await priceOf("marlow"), await priceOf("linden")]).toEqual([1500, 1950]);
    const { imports } = await dataOf("/admin/catalog/import");
    await post("/admin/catalog/import", { version: String(imports[0].id) });
    expect(await priceOf("marlow")).toBe(before);
  });

  it("is not taken over in part, nor in a wrong encoding", async () => {
    const { preview, path } = await previewOf('Handle,Price per sq ft\nmarlow,15\nlinden,"19,50"\n');
    expect(preview).toMatchObject({ changeCount: 1, refused: [{ line: 3 }] });
    expect(await (await ask(path)).text()).not.toContain("Apply changes");
    const before = await priceOf("marlow");
    const applied = await post("/admin/catalog/import", { id: preview.id, mark: preview.mark });
    expect(applied.headers.get("Location")).toContain("problem=refused");
    expect(await priceOf("marlow")).toBe(before);
    const latin = await upload(Uint8Array.from(Buffer.from("Handle,Title\nashby,Nu\xdf\n", "latin1")));
    expect([latin.status, await latin.text()]).toEqual([
      422,
      expect.stringContaining("Line 2: The text is not in UTF-8"),
    ]);
  });
});
