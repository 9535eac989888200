import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staticFiles } from "~/base/platform/http/static-files.server";
import { exchange, listening } from "../../../../support/raw-http";

const SCRIPT = "export const door = 'ashby';\n".repeat(50);
const FILM = Buffer.from(Array.from({ length: 700_001 }, (_, n) => n % 251));
const BEHIND = 418;
const VERSION = "0123abcd";
const IMMUTABLE = "public, max-age=31536000, immutable";
const CART = "/build/routes/cart-1a2b.js";

const FILES = {
  [CART.slice(1)]: SCRIPT,
  [`${CART.slice(1)}.br`]: brotliCompressSync(SCRIPT),
  [`${CART.slice(1)}.gz`]: gzipSync(SCRIPT),
  "build.css": "b{}",
  "robots.txt": "User-agent: *",
  "orders/receiving-worker.js": SCRIPT,
  "images/photographs/oak-240.avif": "picture",
  "images/oak.webp": "picture",
  "films/opening.mp4": FILM,
  "films/opening.vtt": "WEBVTT\n",
  "two words.txt": "two words",
  ".env": "no",
  ".git/config.txt": "no",
};

let folder: string;
let shop: Awaited<ReturnType<typeof listening>>;

const serve = (mayChange: boolean) => {
  const app = express();
  app.use(staticFiles({ folder, versions: { "/images/photographs/": VERSION, "/films/": VERSION }, mayChange }));
  app.use((_request, response) => void response.status(BEHIND).end());
  return listening(http.createServer(app));
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "files-"));
  for (const [file, bytes] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), bytes);
  }
  shop = await serve(false);
});

afterAll(async () => {
  shop.close();
  await rm(folder, { recursive: true });
});

const ask = (url: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") =>
  exchange(shop.origin, url, headers, method);

describe("a file that the build compressed", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["br;q=0.1, gzip;q=1", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
  ])("is sent complete, Brotli first: %s", async (accept, coding) => {
    const { status, headers, body } = await ask(`${CART}?v=1`, { "Accept-Encoding": accept });
    expect([status, headers["content-encoding"], headers.vary]).toEqual([200, coding, "Accept-Encoding"]);
    expect(headers["content-type"]).toMatch(/^(?:text|application)\/javascript/);
    expect([headers["cache-control"], headers["x-content-type-options"]]).toEqual([IMMUTABLE, "nosniff"]);
    expect((coding === "br" ? brotliDecompressSync(body) : gunzipSync(body)).toString()).toBe(SCRIPT);
  });

  it.each([undefined, "identity", "br;q=0, gzip;q=0.0"])(
    "is sent uncompressed to a client that accepts %j",
    async (accept) => {
      const answer = await ask(CART, accept === undefined ? {} : { "Accept-Encoding": accept });
      expect([answer.headers["content-encoding"], String(answer.body)]).toEqual([undefined, SCRIPT]);
    },
  );

  it("is not sent again to a client that has it", async () => {
    const { etag } = (await ask(CART, { "Accept-Encoding": "br" })).headers;
    const again = await ask(CART, { "Accept-Encoding": "br", "If-None-Match": etag });
    expect([again.status, again.body.length, again.headers["cache-control"]]).toEqual([304, 0, IMMUTABLE]);
  });
});

describe("how long a file may be stored", () => {
  it.each([
    ["/robots.txt", "public, max-age=3600"],
    ["/orders/receiving-worker.js", "no-cache"],
    ["/build.css", "public, max-age=3600"],
    [`/images/photographs/oak-240.avif?v=${VERSION}`, IMMUTABLE],
    ["/images/photographs/oak-240.avif", "public, max-age=3600"],
    ["/images/photographs/oak-240.avif?v=00000000", "public, max-age=3600"],
    [`/images/oak.webp?v=${VERSION}`, "public, max-age=3600"],
    [`/films/opening.vtt?v=${VERSION}`, IMMUTABLE],
  ])("%s: %s", async (url, cacheControl) => {
    expect((await ask(url)).headers["cache-control"]).toBe(cacheControl);
  });

  it("is zero without revalidation in development", async () => {
    const development = await serve(true);
    expect((await exchange(development.origin, CART)).headers["cache-control"]).toBe("no-cache");
    development.close();
  });
});

describe("a picture and a film", () => {
  it.each([
    ["/images/photographs/oak-240.avif", "image/avif"],
    ["/images/oak.webp", "image/webp"],
    ["/films/opening.mp4", "video/mp4"],
    ["/films/opening.vtt", "text/vtt; charset=utf-8"],
  ])("is sent with its type: %s", async (url, type) => {
    expect((await ask(url, { "Accept-Encoding": "gzip, br" })).headers["content-type"]).toBe(type);
  });

  it.each([
    ["bytes=0-1", 0, 1],
    ["bytes=262143-262145", 262_143, 262_145],
    ["bytes=-1", 700_000, 700_000],
  ])("is sent in part for %s, as players request it", async (range, from, to) => {
    const { status, headers, body } = await ask("/films/opening.mp4", { Range: range });
    expect([status, headers["content-range"]]).toEqual([206, `bytes ${from}-${to}/700001`]);
    expect(body.equals(FILM.subarray(from, to + 1))).toBe(true);
  });

  it.each([
    ["bytes=700001-", 416],
    ["bytes=5-2", 416],
    ["items=1-2", 200],
    ["bytes=a-b", 416],
  ])("does not fail on the range %s", async (range, status) => {
    expect([200, status]).toContain((await ask("/films/opening.mp4", { Range: range })).status);
    expect((await ask("/robots.txt")).status).toBe(200);
  });
});

describe("the next handler", () => {
  it.each(["POST", "DELETE"])("gets %s", async (method) => {
    expect((await ask(CART, {}, method)).status).toBe(BEHIND);
  });

  it.each(["/", "/build/absent.js", "/build", "/images", "/.env", "/.git/config.txt", "/__proto__", "/%2e%2e/x"])(
    "also gets %s",
    async (url) => {
      expect((await ask(url, { "Accept-Encoding": "br, gzip" })).status).toBe(BEHIND);
    },
  );

  it.each(["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%E0%A4%A"])(
    "gets %s, unless it is refused before",
    async (url) => {
      expect([400, 403, 404, BEHIND]).toContain((await ask(url)).status);
    },
  );
});
