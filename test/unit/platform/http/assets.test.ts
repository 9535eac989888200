import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { assets } from "~/platform/http/assets.server";
import { filesInMemory, filesOnDisk, versionOf } from "~/platform/http/public-files.server";
import { inOrder } from "~/platform/http/step.server";
import { log } from "~/platform/log.server";
import { exchange, listening } from "../../../support/raw-http";

const SCRIPT = "export const door = 'ashby';\n".repeat(50);
const PICTURE = Buffer.from(Array.from({ length: 1000 }, (_, n) => n % 251));
const BEHIND = 418;
const VERSION = "0123abcd";
const VERSIONS = { "/images/photographs/": VERSION, "/films/": "4567cdef" };

let folder: string;
let origin: string;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "files-"));
  const files = {
    "public/build/routes/cart-1a2b.js": SCRIPT,
    "copies/build/routes/cart-1a2b.js.br": brotliCompressSync(SCRIPT),
    "copies/build/routes/cart-1a2b.js.gz": gzipSync(SCRIPT),
    "public/build/app.css": "a{}",
    "copies/build/app.css.gz": gzipSync("a{}"),
    "public/build.css": "b{}",
    "public/build/robots[.]txt-1.js": "let r",
    "public/robots.txt": "User-agent: *",
    "public/images/oak.avif": PICTURE,
    "public/images/oak.webp": PICTURE,
    "public/images/photographs/oak-240.avif": PICTURE,
    "public/fonts/text.woff2": PICTURE,
    "public/documents/manual.pdf": PICTURE,
    "public/site.webmanifest": "{}",
    "public/two words.txt": "two words",
    "public/secret.key": "no",
    "public/.env": "no",
    "public/.git/config.txt": "no",
    "public/images/.hidden.txt": "no",
    "copies/only-a-copy.js.br": brotliCompressSync("no"),
  };
  for (const [file, bytes] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), bytes);
  }
  const copies = path.join(folder, "copies");
  const step = assets(filesInMemory({ folder: path.join(folder, "public"), copies, versions: VERSIONS }));
  const server = http.createServer((request, response) =>
    step(request, response, () => void response.writeHead(BEHIND).end()),
  );
  ({ origin, close } = await listening(server));
});

afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

const ask = (requestPath: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") =>
  exchange(origin, requestPath, headers, method);

const CART = "/build/routes/cart-1a2b.js";

describe("a file compressed at build", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["br;q=0.1, gzip;q=1", "br"],
    ["*", "br"],
    ["GZIP, BR", "br"],
    ["gzip", "gzip"],
    ["br;q=0, *", "gzip"],
  ])("comes back whole, Brotli first: %s", async (accept, coding) => {
    const { status, headers, body } = await ask(`${CART}?v=1`, { "Accept-Encoding": accept });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-encoding": coding,
      "content-length": String(body.byteLength),
      "content-type": "text/javascript; charset=utf-8",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
    });
    const text = coding === "br" ? brotliDecompressSync(body) : gunzipSync(body);
    expect(text.toString()).toBe(SCRIPT);
  });

  it.each([undefined, "", "identity", "deflate, zstd", "br;q=0, gzip;q=0.0", "*;q=0"])(
    "comes as it is to a browser that accepts %j",
    async (accept) => {
      const answer = await ask(CART, accept === undefined ? {} : { "Accept-Encoding": accept });
      expect([answer.status, String(answer.body)]).toEqual([200, SCRIPT]);
      expect(answer.headers["content-encoding"]).toBeUndefined();
      expect(answer.headers.vary).toBe("Accept-Encoding");
    },
  );

  it("comes as gzip to a browser that prefers Brotli, when there is no Brotli copy", async () => {
    const { headers, body } = await ask("/build/app.css", { "Accept-Encoding": "br, gzip" });
    expect(headers).toMatchObject({ "content-encoding": "gzip", "content-type": "text/css; charset=utf-8" });
    expect(gunzipSync(body).toString()).toBe("a{}");
    expect(String((await ask("/build/app.css", { "Accept-Encoding": "br" })).body)).toBe("a{}");
  });

  it("is kept for ever under /build/ alone, where names change with contents", async () => {
    const cacheControl = async (file: string) =>
      (await ask(file, { "Accept-Encoding": "br, gzip" })).headers["cache-control"];
    expect(await cacheControl(CART)).toBe("public, max-age=31536000, immutable");
    expect(await cacheControl("/robots.txt")).toBe("public, max-age=3600");
    expect(await cacheControl("/build.css")).toBe("public, max-age=3600");
  });

  it("has the headers but no body for HEAD", async () => {
    const get = await ask(CART, { "Accept-Encoding": "br" });
    const head = await ask(CART, { "Accept-Encoding": "br" }, "HEAD");
    const { date: _got, ...expected } = get.headers;
    expect(head).toMatchObject({ status: 200, headers: expected });
    expect(head.body).toHaveLength(0);
  });

  it.each(["GET", "HEAD"])("is not sent again to a client that has it, by %s", async (method) => {
    const { etag } = (await ask(CART, { "Accept-Encoding": "br" })).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, `W/"other",${etag}`, "*"]) {
      const headers = { "Accept-Encoding": "br", "If-None-Match": known };
      const { status, headers: got, body } = await ask(CART, headers, method);
      expect({ status, etag: got.etag, length: body.byteLength }).toEqual({ status: 304, etag, length: 0 });
      expect(got).toMatchObject({ "cache-control": "public, max-age=31536000, immutable", vary: "Accept-Encoding" });
    }
  });

  it("is sent again to a client that has another one, or the same one in another coding", async () => {
    const { etag } = (await ask(CART, { "Accept-Encoding": "gzip" })).headers;
    for (const known of [etag, '"other"', ""]) {
      const headers = { "Accept-Encoding": "br", "If-None-Match": known };
      expect((await ask(CART, headers)).status).toBe(200);
    }
  });
});

describe("a photograph", () => {
  it("is kept for ever under the version that all of them have, and for an hour under any other address", async () => {
    const photograph = "/images/photographs/oak-240.avif";
    const cacheControl = async (url: string) => (await ask(url)).headers["cache-control"];
    expect(await cacheControl(`${photograph}?v=${VERSION}`)).toBe("public, max-age=31536000, immutable");
    for (const url of [photograph, `${photograph}?v=00000000`, `${photograph}?v=`, `${photograph}?v=${VERSION}&x`]) {
      expect(await cacheControl(url)).toBe("public, max-age=3600");
    }
    expect(await cacheControl(`/images/oak.avif?v=${VERSION}`)).toBe("public, max-age=3600");
  });

  it("gives all of them another version when it changes, is renamed or is new", async () => {
    const version = async (files: Readonly<Record<string, string>>) => {
      const root = await mkdtemp(path.join(folder, "version-"));
      for (const [name, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(root, name)), { recursive: true });
        await writeFile(path.join(root, name), text);
      }
      return versionOf(root, "/images/photographs/");
    };
    const of = "images/photographs/";
    const before = await version({ [`${of}a.avif`]: "1", [`${of}b.avif`]: "2" });
    expect(before).toMatch(/^[0-9a-f]{8}$/);
    expect(await version({ [`${of}b.avif`]: "2", [`${of}a.avif`]: "1", "images/other.avif": "3" })).toBe(before);
    const others = [
      { [`${of}a.avif`]: "1", [`${of}b.avif`]: "3" },
      { [`${of}a.avif`]: "1", [`${of}c.avif`]: "2" },
      { [`${of}a.avif`]: "1", [`${of}b.avif`]: "2", [`${of}c.avif`]: "2" },
      { [`${of}a.avif`]: "1" },
    ];
    for (const files of others) expect(await version(files)).not.toBe(before);
  });
});

describe("a file in memory", () => {
  it("is read when it is first asked for, and never again", async () => {
    const root = await mkdtemp(path.join(folder, "memory-"));
    const file = path.join(root, "door.svg");
    await writeFile(file, "before");
    const find = filesInMemory({ folder: root, copies: "none", versions: {} });
    await writeFile(file, "after");
    const text = () => String(find("/door.svg")?.plain().bytes);
    expect(text()).toBe("after");
    await rm(file);
    expect(text()).toBe("after");
  });

  it("that can no longer be read costs its own answer alone", async () => {
    const root = await mkdtemp(path.join(folder, "gone-"));
    await writeFile(path.join(root, "door.svg"), "door");
    await writeFile(path.join(root, "other.svg"), "other");
    const find = filesInMemory({ folder: root, copies: "none", versions: {} });
    await rm(path.join(root, "door.svg"));
    const server = await listening(http.createServer(inOrder([assets(find)], (_request, response) => response.end())));
    const logged = vi.spyOn(log, "error").mockReturnValue();
    expect((await exchange(server.origin, "/door.svg")).status).toBe(500);
    expect(logged).toHaveBeenCalledWith("http.step", expect.anything());
    expect(String((await exchange(server.origin, "/other.svg")).body)).toBe("other");
    server.close();
  });
});

describe("a picture, a font, a document", () => {
  it.each([
    ["/images/oak.avif", "image/avif"],
    ["/images/oak.webp", "image/webp"],
    ["/fonts/text.woff2", "font/woff2"],
    ["/documents/manual.pdf", "application/pdf"],
  ])("goes out as what it is, as it is: %s", async (file, type) => {
    const { status, headers, body } = await ask(file, { "Accept-Encoding": "gzip, deflate, br" });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": type,
      "content-length": "1000",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    });
    expect([headers["content-encoding"], headers.vary]).toEqual([undefined, undefined]);
    expect(body).toEqual(PICTURE);
  });

  it.each([
    ["bytes=0-0", 0, 0],
    ["bytes=10-19", 10, 19],
    ["bytes=990-", 990, 999],
    ["bytes=990-5000", 990, 999],
    ["bytes=-10", 990, 999],
    ["bytes=-5000", 0, 999],
  ])("comes in part for %s", async (range, from, to) => {
    const { status, headers, body } = await ask("/documents/manual.pdf", { Range: range });
    expect([status, headers["content-range"]]).toEqual([206, `bytes ${from}-${to}/1000`]);
    expect(headers["content-length"]).toBe(String(to - from + 1));
    expect(body).toEqual(PICTURE.subarray(from, to + 1));
  });

  it.each(["bytes=5-2", "items=1-2", "bytes=0-1,5-6", "bytes=-", "bytes=a-b", "bytes", "bytes=1-99999999999999999999"])(
    "comes whole for %s",
    async (range) => {
      const { status, headers, body } = await ask("/documents/manual.pdf", { Range: range });
      expect([status, headers["content-range"], body.byteLength]).toEqual([200, undefined, 1000]);
    },
  );

  it.each(["bytes=1000-", "bytes=1000-2000", "bytes=-0"])("has no part %s", async (range) => {
    const { status, headers, body } = await ask("/documents/manual.pdf", { Range: range });
    expect([status, headers["content-range"], body.byteLength]).toEqual([416, "bytes */1000", 0]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("comes whole when the part that a browser has is of another edition, or when only the head is asked for", async () => {
    const { etag } = (await ask("/documents/manual.pdf")).headers;
    const status = async (headers: http.OutgoingHttpHeaders, method?: string) =>
      (await ask("/documents/manual.pdf", { Range: "bytes=1-2", ...headers }, method)).status;
    expect(await status({ "If-Range": etag })).toBe(206);
    for (const other of ['"other"', `W/${etag}`, "Sat, 21 Nov 2026 16:00:00 GMT"]) {
      expect(await status({ "If-Range": other })).toBe(200);
    }
    expect(await status({}, "HEAD")).toBe(200);
  });
});

describe("the server behind", () => {
  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("gets %s", async (method) => {
    expect((await ask(CART, { "Accept-Encoding": "br" }, method)).status).toBe(BEHIND);
  });

  it.each([
    "/",
    "/build/absent.js",
    "/build",
    `${CART}.br`,
    `${CART}/`,
    `/${CART}`,
    "/build/../robots.txt",
    "/build/%2e%2e/robots.txt",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/build/routes%2fcart-1a2b.js",
    "/BUILD/app.css",
    "/__proto__",
    "/secret.key",
    "/.env",
    "/.git/config.txt",
    "/images/.hidden.txt",
    "/only-a-copy.js",
    "/images",
    "/?/robots.txt",
    "/%E0%A4%A",
  ])("gets %s", async (requestPath) => {
    expect((await ask(requestPath, { "Accept-Encoding": "br, gzip" })).status).toBe(BEHIND);
  });
});

describe("a name with characters that a URL may write in two ways", () => {
  it("is found by both", async () => {
    for (const url of ["/two%20words.txt", "/%74wo%20words.txt"])
      expect(String((await ask(url)).body)).toBe("two words");
    for (const url of ["/build/robots[.]txt-1.js", "/build/robots%5B.%5Dtxt-1.js"]) {
      expect(String((await ask(url)).body)).toBe("let r");
    }
  });
});

describe("files in development", () => {
  it("are fresh each time, new ones too, and found by the same rules", async () => {
    const find = filesOnDisk(path.join(folder, "public"));
    const text = (url: string) => find(url)?.plain().bytes?.toString();
    expect([text("/build.css"), text("/new.css"), text("/.env"), text("/../public/build.css")]).toEqual([
      "b{}",
      undefined,
      undefined,
      undefined,
    ]);
    await writeFile(path.join(folder, "public/build.css"), "c{}");
    await writeFile(path.join(folder, "public/new.css"), "new{}");
    expect([text("/build.css"), text("/new.css")]).toEqual(["c{}", "new{}"]);
    expect(find("/new.css")?.cacheControl).toBe("no-cache");
  });
});
