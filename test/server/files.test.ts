import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ownShopOrigin } from "../support/own-shop";
import { exchange } from "../support/raw-http";
import { ROOT } from "../support/source-files";

const origin = ownShopOrigin();
const PUBLIC = path.join(ROOT, "public");
const BROWSER = { "Accept-Encoding": "gzip, deflate, br, zstd" };
const IMMUTABLE = "public, max-age=31536000, immutable";

/** How long browsers may store a public file; a service worker is asked for again at each start. */
function cachingOf(file: string): string {
  if (file === "orders/receiving-worker.js") return "no-cache";
  return file.startsWith("build/") ? IMMUTABLE : "public, max-age=3600";
}

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".speculationrules": "application/speculationrules+json",
  ".svg": "image/svg+xml",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const TEXT = [".css", ".js", ".svg", ".vtt"];

const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(PUBLIC, path.join(entry.parentPath, entry.name)))
  // Compressed copies, which are sent under the address of their original.
  .filter((file) => !/\.(?:br|gz)$/.test(file));

describe("the public files of the built shop", () => {
  it("are sent with the right type, complete, and compressed only if they are text", async () => {
    expect(files.filter((file) => file.endsWith(".avif")).length).toBeGreaterThan(200);
    for (const file of files) {
      const { status, headers, body } = await exchange(origin, `/${file}`, BROWSER);
      const ending = path.extname(file);
      expect([file, status, headers["content-type"]?.toLowerCase()]).toEqual([file, 200, TYPES[ending]]);
      const coding = headers["content-encoding"];
      if (!TEXT.includes(ending)) expect([file, coding]).toEqual([file, undefined]);
      const plain = readFileSync(path.join(PUBLIC, file));
      expect((coding === "br" ? brotliDecompressSync(body) : body).equals(plain), file).toBe(true);
      expect([file, headers["cache-control"]]).toEqual([file, cachingOf(file)]);
    }
  });

  it("may be cached forever under every address that a page names", async () => {
    const named = new Set<string>();
    for (const page of ["/", "/shop", "/product/ashby", "/portfolio", "/how-to/care", "/process"]) {
      const html = await (await fetch(origin + page)).text();
      const addresses = html.match(/\/(?:build|films|images\/photographs)\/[^"\s,]+(?=[" ]| \d+w)/g) ?? [];
      for (const address of addresses) named.add(address);
    }
    // A product picture has the provider's address for browsers that support no other formats or widths.
    const lasting = [...named].filter((address) => !/-(front|corner|in-[a-z-]+)-\d+\.webp$/.test(address));
    expect(lasting.length).toBeGreaterThan(300);
    for (const address of lasting) {
      const { status, headers } = await exchange(origin, address, BROWSER, "HEAD");
      expect([address, status, headers["cache-control"]]).toEqual([address, 200, IMMUTABLE]);
    }
  });

  it("are not sent again to a browser that has them", async () => {
    for (const file of ["/favicon.svg", "/images/preview.jpg", "/documents/installation-manual.pdf"]) {
      const { headers } = await exchange(origin, file, BROWSER);
      const again = await exchange(origin, file, { ...BROWSER, "If-None-Match": headers.etag });
      expect([file, again.status, again.body.byteLength, again.headers.etag]).toEqual([file, 304, 0, headers.etag]);
    }
  });
});
