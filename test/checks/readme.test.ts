import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json";
import { ROOT } from "../support/source-files";

const readme = readFileSync(path.join(ROOT, "README.md"), "utf8");

/** Account pages that the README's table names together as the pages linked from the dashboard. */
const ON_THE_DASHBOARD = /^\/account\/(?!registered|tiers|dashboard)./;

/** The URL of a route module: `/product/{id}` of `product.$productId.tsx`. */
function urlOf(file: string): string {
  const words = file.replace(/\.tsx?$/, "").replace(/\[\.\]/g, "\0");
  const parts = words.split(".").filter((part) => part !== "_index");
  return `/${parts.join("/")}`.replaceAll("\0", ".").replace("$productId", "{id}");
}

/** Whether the README names a URL, in full or, in a list of neighbors, by its last part. */
const isNamed = (url: string) => readme.includes(`\`${url}\``) || readme.includes(`\`/${path.posix.basename(url)}\``);

describe("the README", () => {
  it("names the URL of every route", () => {
    const urls = readdirSync(path.join(ROOT, "app/routes")).map(urlOf);
    const own = urls.filter((url) => !url.includes("$") && !ON_THE_DASHBOARD.test(url));
    expect(own.length).toBeGreaterThan(25);
    expect(own.filter((url) => !isNamed(url))).toEqual([]);
  });

  it("names only files and commands that exist", () => {
    const files = [...readme.matchAll(/`(app\/[\w.$/-]+)`/g), ...readme.matchAll(/\]\(([\w./-]+)\)/g)];
    expect(files.length).toBeGreaterThan(10);
    expect(files.map(([, file = ""]) => file).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const commands = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
  });
});
