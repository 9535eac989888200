import { beforeAll, describe, expect, it } from "vitest";
import { listedPaths } from "~/base/brand/paths";
import { shopFacts } from "~/base/brand/shop-facts";
import { TRACKING_PAGES } from "~/ordering/orders/shipment";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { type Crawl, crawl, type Visit } from "../support/crawl";
import { signInOverHttp } from "../support/http-sign-in";
import { ownShopOrigin } from "../support/own-shop";

const origin = ownShopOrigin();
const START = ["/", "/sitemap.xml", "/robots.txt"];

/** The path without its id or code: pages of one kind may share a title, as two messages of one person do. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*/, "")
    .replace(/\/[0-9a-f-]{32,36}(?=\/|$)/g, "/:id")
    .replace(/^\/door\/.+/, "/door/:code");

const isPage = ({ type }: Visit) => type.startsWith("text/html");

describe.each(["a visitor", "the admin"])("every link that %s can follow", (who) => {
  let found: Crawl;
  let pages: Visit[];
  beforeAll(async () => {
    const cookie = who === "the admin" ? await signInOverHttp(origin) : "";
    found = await crawl(origin, START, cookie);
    pages = [...found.visits.values()].filter(isPage);
  });

  it("leads somewhere", () => {
    const broken = [...found.visits.values()].filter(({ status, path }) => {
      const sendsOn = status === 302 && (who === "the admin" ? path === "/login" : path === "/account/dashboard");
      return status !== 200 && !sendsOn;
    });
    expect(broken.map(({ path, status, from }) => `${from} -> ${path}: ${status}`)).toEqual([]);
    expect(found.visits.size).toBeGreaterThan(300);
  });

  it("reaches every page of the shop", () => {
    const reached = new Set(pages.map(({ path }) => path));
    const expected = who === "the admin" ? Object.values(accountPages).map(({ to }) => to) : listedPaths;
    for (const path of expected) expect(reached, path).toContain(path);
  });

  it("lands on its anchor", () => {
    const missing = found.anchors.filter(({ path, id }) => !found.visits.get(path)?.text.includes(`id="${id}"`));
    expect(missing).toEqual([]);
    expect(found.anchors.length).toBeGreaterThan(10);
  });

  it("leads to pages with one first-level heading each, and no two with the same title", () => {
    const titles = new Map<string, string>();
    for (const { path, text, status } of pages) {
      if (status !== 200) continue;
      expect([path, text.match(/<h1[ >]/g)?.length]).toEqual([path, 1]);
      const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? "";
      const kind = kindOf(path);
      expect(titles.get(title) ?? kind, `${path}: ${title}`).toBe(kind);
      titles.set(title, kind);
    }
  });

  it("leaves the origin only for the brand's own other addresses and the carriers' pages", () => {
    const known = new Set<string>([
      ...shopFacts().social.map(({ href }) => href),
      `mailto:${shopFacts().email}`,
      shopFacts().phone.href,
      ...Object.values(TRACKING_PAGES),
    ]);
    const unknown = [...found.outside].filter(
      (url) => !known.has(url) && !url.startsWith("mailto:") && !url.startsWith("data:"),
    );
    expect(unknown).toEqual([]);
  });
});

describe("machine-readable content", () => {
  it.each(listedPaths)("%s names its own address, describes itself, and has a picture for previews", async (path) => {
    const text = await (await fetch(origin + path)).text();
    expect(text).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
    const description = /<meta name="description" content="([^"]+)"/.exec(text)?.[1] ?? "";
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(text).toMatch(new RegExp(`property="og:image" content="${origin}/images/[^"]+"`));
    expect(text).not.toMatch(/aggregateRating/i);
  });

  it("lists every page and product in the sitemap, and hides private pages in robots.txt", async () => {
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    expect(sitemap.match(/<loc>/g)).toHaveLength(listedPaths.length + 20);
    const robots = await (await fetch(`${origin}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots).toContain("Disallow: /admin/");
  });

  it("has a manifest whose icons exist", async () => {
    const response = await fetch(`${origin}/site.webmanifest`);
    expect(response.headers.get("content-type")).toContain("manifest+json");
    for (const { src, sizes } of (await response.json()).icons) {
      const icon = await fetch(origin + src);
      expect([src, icon.status, icon.headers.get("content-type")]).toEqual([src, 200, "image/png"]);
      expect(sizes).toMatch(/^\d+x\d+$/);
    }
  });

  it("states a product's price per square foot", async () => {
    const text = await (await fetch(`${origin}/product/ashby`)).text();
    const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ""),
    );
    expect(scripts.map((script) => script["@type"])).toEqual(["BreadcrumbList", "Product"]);
    const [asSold, ...others] = scripts[1].offers;
    expect(asSold.priceSpecification).toMatchObject({ price: "20.00", unitCode: "FTK" });
    expect(others.map(({ price }: { price: string }) => price)).toEqual(Array(12).fill("25.00"));
  });
});
