import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { precompressedAssets } from "~/platform/precompressed-assets.server";

const SCRIPT = "export const door = 'ashby';\n".repeat(50);
const BEHIND = 418;

let folder: string;
let server: http.Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "compressed-"));
  await mkdir(path.join(folder, "build", "routes"), { recursive: true });
  await mkdir(path.join(folder, "icons.svg.br"));
  const files = {
    "build/routes/cart-1a2b.js.br": brotliCompressSync(SCRIPT),
    "build/routes/cart-1a2b.js.gz": gzipSync(SCRIPT),
    "build/app.css.gz": gzipSync("a{}"),
    "build.css.gz": gzipSync("b{}"),
    "robots.txt.br": brotliCompressSync("User-agent: *"),
    "secret.key.br": brotliCompressSync("no"),
    "plain.js": Buffer.from("not compressed"),
  };
  for (const [file, bytes] of Object.entries(files)) await writeFile(path.join(folder, file), bytes);
  const serve = precompressedAssets(folder);
  server = http.createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(BEHIND).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

/** A raw exchange: `fetch` would decode bodies and tidy up paths. */
async function ask(requestPath: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") {
  const { port } = server.address() as { port: number };
  const request = http.request({ host: "127.0.0.1", port, path: requestPath, headers, method, agent: false });
  const [response] = (await once(request.end(), "response")) as [http.IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

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
    "is left to the server behind for a browser that accepts %j",
    async (accept) => {
      const headers = accept === undefined ? {} : { "Accept-Encoding": accept };
      expect((await ask(CART, headers)).status).toBe(BEHIND);
    },
  );

  it("comes as gzip to a browser that prefers Brotli, when there is no other", async () => {
    const { headers, body } = await ask("/build/app.css", { "Accept-Encoding": "br, gzip" });
    expect(headers).toMatchObject({ "content-encoding": "gzip", "content-type": "text/css; charset=utf-8" });
    expect(gunzipSync(body).toString()).toBe("a{}");
    expect((await ask("/build/app.css", { "Accept-Encoding": "br" })).status).toBe(BEHIND);
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

  it.each(["GET", "HEAD"])("is not sent again to who has it, by %s", async (method) => {
    const { etag } = (await ask(CART, { "Accept-Encoding": "br" })).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const headers = { "Accept-Encoding": "br", "If-None-Match": known };
      const { status, headers: got, body } = await ask(CART, headers, method);
      expect({ status, etag: got.etag, length: body.byteLength }).toEqual({ status: 304, etag, length: 0 });
    }
  });

  it("is sent again to who has another one, or the same one in another coding", async () => {
    const { etag } = (await ask(CART, { "Accept-Encoding": "gzip" })).headers;
    for (const known of [etag, '"other"', ""]) {
      const headers = { "Accept-Encoding": "br", "If-None-Match": known };
      expect((await ask(CART, headers)).status).toBe(200);
    }
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
    "/plain.js",
    "/icons.svg",
    "/?/robots.txt",
  ])("gets %s", async (requestPath) => {
    expect((await ask(requestPath, { "Accept-Encoding": "br, gzip" })).status).toBe(BEHIND);
  });

  it("gets everything when nothing was compressed", () => {
    const serve = precompressedAssets(path.join(folder, "absent"));
    const request = { method: "GET", url: CART, headers: { "accept-encoding": "br" } } as http.IncomingMessage;
    expect(serve(request, {} as http.ServerResponse)).toBe(false);
  });
});
