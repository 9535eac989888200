import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { VISITOR_COUNTS } from "~/base/database/differences/visitor-counts.server";
import { COOKIES, STORED_IN_BROWSER, STORED_ON_SERVER } from "~/storefront/marketing/stored-data";
import { privacyPage } from "../support/page-texts";
import { typedColumns } from "../support/typed-schema";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join("app", file), "utf8"));

/** The first group of every match in the sources, each once. */
const found = (pattern: RegExp) =>
  [...new Set(sources.flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name ?? "")))].sort();

const names = (stored: readonly { readonly name: string }[]) => stored.map(({ name }) => name).sort();

it("names everything that the shop's code stores in the browser", () => {
  const ownKeys = found(
    /`\$\{(?:brandKey|brand\.key|key)\}-([a-z]+(?:-[a-z]+)*)-?(?:\$\{(?:productId|createLineId\(\))\})?`/g,
  );
  const parts = ["remarks", "result"];
  // Remix stores the scroll positions under a name of its own.
  expect([...ownKeys.filter((name) => !parts.includes(name)), "positions"].sort()).toEqual(names(STORED_IN_BROWSER));
});

it("names every cookie that the shop's code sets", () => {
  const ofPages = found(/`\$\{PAGE_COOKIE_PREFIX\}([a-z_]+)`/g).map((name) => `provider_${name}`);
  expect([...ofPages, "session"].sort()).toEqual(names(COOKIES));
});

/** What the shop sells, and how it is run. */
const NOT_PERSONAL = [
  "backup_run",
  "capacity_settings",
  "catalog_import",
  "money_settings",
  "product",
  "product_finish",
  "product_image",
  "product_sample",
  "role_rule",
  "seeded",
  "shop_change",
  "shop_digest",
  "station_day",
  "style_photograph",
];

it("names every table of the database in which somebody's data is, once", () => {
  const tables = new Set([...typedColumns().map((column) => column.replace(/\..*$/, "")), VISITOR_COUNTS]);
  const named = STORED_ON_SERVER.flatMap((stored) => stored.tables);
  expect([...named, ...NOT_PERSONAL].sort()).toEqual([...tables].sort());
});

it("is what the privacy page lists", () => {
  const points = privacyPage.sections.flatMap(({ points = [] }) => points);
  for (const { text } of STORED_IN_BROWSER) expect(points).toContain(text);
  for (const { name, text } of COOKIES) expect(points).toContain(`${name}: ${text}`);
  for (const { what, until } of STORED_ON_SERVER) expect(points).toContain(`${what}: ${until}`);
});
