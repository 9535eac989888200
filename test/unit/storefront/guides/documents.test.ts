import { randomBytes } from "node:crypto";
import type http from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { purgeDocuments } from "~/base/platform/http/document-cache/cached-documents.server";
import { cachedShop } from "../../../support/cached-shop";
import { caughtLogLines } from "../../../support/log-lines";
import { exchange } from "../../../support/raw-http";
import { makerOf, serveInFrontOf } from "../../../support/shop-steps";

const Host = "localhost:3000";
const PAGE = "public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400";
const BROWSER = "gzip, deflate, br, zstd";
const TEXT = "<p>a page of some length</p>".repeat(100);

const closers: (() => void)[] = [];
const lines = caughtLogLines();

// The age of an answer is exact.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));

afterEach(() => {
  vi.useRealTimers();
  for (const close of closers.splice(0)) close();
});

type Make = (request: http.IncomingMessage, response: http.ServerResponse) => void;

const page: Make = (_request, response) =>
  void response.writeHead(200, { "Cache-Control": PAGE, "Content-Type": "text/html" }).end(TEXT);

/** A shop that answers in a given way, and a count of its answers. */
async function inFrontOf(answer: Make = page) {
  const asked = vi.fn(answer);
  const { make, close: stopMaking } = await makerOf(asked);
  const shop = await serveInFrontOf(asked, { documents: cachedShop, make, publicOrigin: `http://${Host}` });
  closers.push(shop.close, stopMaking);
  const get = (path = "/shop", headers: http.OutgoingHttpHeaders = {}, method = "GET") =>
    exchange(shop.origin, path, { Host, ...headers }, method);
  return { asked, get, warm: shop.warm };
}

const statusOf = ({ headers }: { headers: http.IncomingHttpHeaders }) => headers["x-cache"];

describe("a stored answer", () => {
  it("is the answer that the shop made, with all its headers (RFC 9111, section 3.1)", async () => {
    const { asked, get } = await inFrontOf();
    const [first, second] = [await get(), await get()];
    expect([first, second].map(statusOf)).toEqual(["miss", "hit"]);
    const { "x-cache": _miss, "x-request-id": _id, date: _before, ...made } = first.headers;
    const { "x-cache": _hit, age, date: _after, ...stored } = second.headers;
    expect(stored).toEqual(made);
    expect(age).toBe("0");
    expect(stored).toMatchObject({
      "cache-control": PAGE,
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      vary: "Accept-Encoding, Cookie",
    });
    expect([String(first.body), String(second.body)]).toEqual([TEXT, TEXT]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("answers HEAD without its body (RFC 9111, section 4; RFC 9110, section 9.3.2)", async () => {
    const { asked, get } = await inFrontOf();
    for (const cache of ["miss", "hit"]) {
      const { status, headers, body } = await get("/shop", {}, "HEAD");
      expect([status, headers["x-cache"], headers["content-length"], body.length]).toEqual([
        200,
        cache,
        String(TEXT.length),
        0,
      ]);
    }
    expect(asked.mock.calls.map(([{ method }]) => method)).toEqual(["GET"]);
  });

  it("is sent in the smallest accepted coding, Brotli once it is ready (RFC 9110, section 12.5.3)", async () => {
    const { asked, get } = await inFrontOf();
    const gzip = await get("/shop", { "Accept-Encoding": BROWSER });
    expect([gzip.headers["content-encoding"], String(gunzipSync(gzip.body))]).toEqual(["gzip", TEXT]);
    const br = await vi.waitUntil(async () => {
      const answer = await get("/shop", { "Accept-Encoding": BROWSER });
      return answer.headers["content-encoding"] === "br" && answer;
    });
    expect(String(brotliDecompressSync(br.body))).toBe(TEXT);
    const plain = await get("/shop", { "Accept-Encoding": "br;q=0, identity" });
    expect([plain.headers["content-encoding"], String(plain.body)]).toEqual([undefined, TEXT]);
    const tags = [gzip, br, plain].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    for (const { headers, body } of [gzip, br, plain]) expect(headers["content-length"]).toBe(String(body.length));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("is not sent to a client that has it (RFC 9110, section 13.1.2)", async () => {
    const { get } = await inFrontOf();
    const { etag = "", ...made } = (await get()).headers;
    for (const known of [etag, `W/${etag}`, `"x", ${etag} ,W/"y"`, ` ${etag}`, "*", `"a,b",${etag}`]) {
      const { status, headers, body } = await get("/shop", { "If-None-Match": known });
      expect([known, status, body.length]).toEqual([known, 304, 0]);
      const { "cache-control": cacheControl, vary } = made;
      expect(headers).toMatchObject({ etag, "cache-control": cacheControl, vary, "x-cache": "hit", age: "0" });
      expect(headers.date).toBeDefined();
      expect(headers["content-type"]).toBeUndefined();
    }
    const other = ['"x"', `"${etag}"`, `x${etag.slice(1)}`, "", etag.slice(0, -1), "**", `${etag.slice(0, -1)}-gzip"`];
    for (const unknown of other) {
      expect([unknown, (await get("/shop", { "If-None-Match": unknown })).status]).toEqual([unknown, 200]);
    }
  });

  it("has a new tag if its bytes or any of its headers changed (RFC 9110, section 8.8.1)", async () => {
    const policies = ["a", "b", "b"];
    const texts = ["1", "1", "2"];
    const { get } = await inFrontOf((_request, response) => {
      response.writeHead(200, { "Cache-Control": PAGE, "Content-Security-Policy": policies.shift() ?? "" });
      response.end(texts.shift());
    });
    const tags = new Set<string | undefined>();
    for (let time = 0; time < 3; time += 1) {
      tags.add((await get()).headers.etag);
      purgeDocuments();
    }
    expect(tags.size).toBe(3);
  });

  it("ignores Range and a request's own Cache-Control (RFC 9110, section 14.2; RFC 9111, section 5.2.1)", async () => {
    const { asked, get } = await inFrontOf();
    await get();
    for (const headers of [{ Range: "bytes=0-5" }, { "Cache-Control": "no-cache" }, { Pragma: "no-cache" }]) {
      const answer = await get("/shop", headers);
      expect([answer.status, statusOf(answer), String(answer.body)]).toEqual([200, "hit", TEXT]);
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each(["evil.example", "localhost:3001"])("is not for another host: %s (RFC 9110, section 7.4)", async (other) => {
    const { get } = await inFrontOf();
    await get();
    const answer = await get("/shop", { Host: other });
    expect([answer.status, statusOf(answer)]).toEqual([421, undefined]);
  });

  it("is made once for all requests that arrive while it is being made", async () => {
    const { asked, get } = await inFrontOf((request, response) => void setImmediate(() => page(request, response)));
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(answers.every(({ body }) => String(body) === TEXT)).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("stays after a post, whose changes purge, and is discarded by a purge", async () => {
    const { get } = await inFrontOf((request, response) => {
      if (request.method === "POST") response.writeHead(302).end();
      else page(request, response);
    });
    await get();
    await get("/shop?x=1", {}, "POST");
    expect(statusOf(await get())).toBe("hit");
    purgeDocuments();
    expect(statusOf(await get())).toBe("miss");
  });

  it("is not the one in progress during a purge: later requests get the next one", async () => {
    const made: http.ServerResponse[] = [];
    const { asked, get } = await inFrontOf((_request, response) => void made.push(response));
    const finish = (text: string) => made.shift()?.writeHead(200, { "Cache-Control": PAGE }).end(text);
    const first = get();
    await vi.waitUntil(() => made.length === 1);
    purgeDocuments();
    const second = get();
    await vi.waitUntil(() => made.length === 2);
    finish("old");
    expect(String((await first).body)).toBe("old");
    finish("new");
    expect(String((await second).body)).toBe("new");
    expect(String((await get()).body)).toBe("new");
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("is made in advance for the paths that the shop names, but not if it fails", async () => {
    const { get, warm } = await inFrontOf((request, response) => {
      if (request.url === "/shop") response.writeHead(500).end();
      else page(request, response);
    });
    await warm();
    expect(statusOf(await get("/account"))).toBe("hit");
    expect(statusOf(await get("/shop"))).toBe("miss");
  });
});

describe("an answer that is not stored", () => {
  it.each<[string, http.OutgoingHttpHeaders, number?]>([
    ["no-store", { "Cache-Control": "no-store" }],
    ["private", { "Cache-Control": `private, ${PAGE}` }],
    ["one that says nothing", {}],
    ["one that sets a cookie", { "Cache-Control": PAGE, "Set-Cookie": "a=1" }],
    ["one that varies by more", { "Cache-Control": PAGE, Vary: "User-Agent" }],
    ["an error", { "Cache-Control": PAGE }, 500],
    ["a page that is not there", { "Cache-Control": PAGE }, 404],
    ["a redirect", { "Cache-Control": PAGE, Location: "/" }, 302],
  ])("is %s: each visitor gets a new one (RFC 9111, section 3)", async (_what, headers, status = 200) => {
    const { asked, get } = await inFrontOf((_request, response) => response.writeHead(status, headers).end("text"));
    const answers = [await get(), await get()];
    expect(answers.map(({ status }) => status)).toEqual([status, status]);
    expect(answers.map(statusOf)).toEqual(["miss", "miss"]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("is one over 512 KB", async () => {
    const sizes = [512 * 1024, 512 * 1024 + 1];
    for (const [at, cache] of (["hit", "miss"] as const).entries()) {
      const body = randomBytes(sizes[at] ?? 0);
      const { get } = await inFrontOf((_request, response) =>
        response.writeHead(200, { "Cache-Control": PAGE }).end(body),
      );
      await get();
      const again = await get();
      expect([statusOf(again), again.body.equals(body)]).toEqual([cache, true]);
    }
  });

  it.each([
    ["a session", { Cookie: "session=x" }],
    ["a session in a second header", { Cookie: ["a=1", "session=x"] }],
    ["a session in the first of two headers", { Cookie: ["session=x", "a=1"] }],
    ["a session with blanks", { Cookie: "a=1;\tsession =x" }],
    ["credentials", { Authorization: "Basic eDp4" }],
    ["a body", { "Content-Length": "0" }],
    ["an expectation", { Expect: "something" }],
  ])("is one to a request with %s, which gets its own", async (_what, headers) => {
    const { asked, get } = await inFrontOf();
    await get();
    const own = await get("/shop", headers as http.OutgoingHttpHeaders);
    expect(statusOf(own)).toBeUndefined();
    expect(asked.mock.calls.length).toBe(own.status === 417 ? 1 : 2);
    expect(statusOf(await get("/shop", { Cookie: "notsession=x; a=session=x" }))).toBe("hit");
  });

  it("goes only to the visitor it was made for: a waiting one gets a new one", async () => {
    const made: http.ServerResponse[] = [];
    const { get } = await inFrontOf((_request, response) => void made.push(response));
    const both = [get(), get()];
    const texts = ["one", "two"];
    for (const text of texts) {
      await vi.waitUntil(() => made.length === 1);
      made.shift()?.writeHead(200, { "Cache-Control": "private" }).end(text);
    }
    const bodies = (await Promise.all(both)).map(({ body }) => String(body));
    expect(bodies.toSorted()).toEqual(texts);
  });
});

describe("the log of the document cache", () => {
  it("has one line per request, without its query", async () => {
    const { get } = await inFrontOf();
    for (let time = 0; time < 2; time += 1) await get("/counted?email=a@b.co");
    const counted = () => lines.filter(({ event, path }) => event === "http.request" && path === "/counted");
    await vi.waitFor(() => expect(counted()).toHaveLength(2));
    expect(counted().at(-1)).toMatchObject({ status: 200, client: "unknown" });
    expect(JSON.stringify(lines)).not.toContain("a@b.co");
  });
});
