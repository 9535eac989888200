import type http from "node:http";
import type { RequestListener } from "node:http";
import { Readable } from "node:stream";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SECRET_PATHS } from "~/base/brand/paths";
import { triesOf } from "../../../../set-up/tier";
import { caughtLogLines } from "../../../../support/log-lines";
import { exchange } from "../../../../support/raw-http";
import { serveInFrontOf } from "../../../../support/shop-steps";

const closers: (() => void)[] = [];
const lines = caughtLogLines();

afterEach(() => {
  vi.unstubAllEnvs();
  for (const close of closers.splice(0)) close();
});

/** The steps in front of a listener, in their own server. */
async function inFrontOf(remix: RequestListener): Promise<string> {
  const { origin, close } = await serveInFrontOf(remix, { secretPaths: SECRET_PATHS });
  closers.push(close);
  return origin;
}

const requestLines = () => lines.filter(({ event }) => event === "http.request");

describe("the steps of a request", () => {
  it("give each request its id, its headers and one log line, without the query", async () => {
    const origin = await inFrontOf((_request, response) => response.end("hello"));
    const first = await exchange(origin, "/page?email=a@b.co", { "X-Request-Id": "proxy-id-0001" });
    expect(first).toMatchObject({
      status: 200,
      headers: {
        "x-request-id": "proxy-id-0001",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
      },
    });
    expect(first.headers["strict-transport-security"]).toBeUndefined();
    const second = await exchange(origin, "/", { "X-Request-Id": "bad id" });
    expect(second.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    await vi.waitFor(() => expect(requestLines()).toHaveLength(2));
    expect(requestLines().map(({ requestId }) => requestId)).toEqual(["proxy-id-0001", second.headers["x-request-id"]]);
    expect(requestLines()[0]).toMatchObject({ method: "GET", path: "/page", status: 200, aborted: false });
    expect(JSON.stringify(lines)).not.toContain("a@b.co");
  });

  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36", "person"],
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "crawler"],
    ["curl/8.5.0", "crawler"],
    ["", "unknown"],
    [undefined, "unknown"],
  ])("log %j only as the kind of client: %s", async (userAgent, client) => {
    const origin = await inFrontOf((_request, response) => response.end());
    await exchange(origin, "/", userAgent === undefined ? {} : { "User-Agent": userAgent });
    await vi.waitFor(() => expect(requestLines()).toMatchObject([{ client }]));
    expect(JSON.stringify(lines)).not.toMatch(/Mozilla|curl/);
  });

  it("log a failed request as one line of the same kind, with its original path", async () => {
    const origin = await inFrontOf((_request, response) => response.writeHead(503).end());
    await exchange(origin, "/a/%?x=1");
    await vi.waitFor(() => expect(requestLines()).toHaveLength(1));
    const [{ time, ms, requestId, ...line } = {}] = lines;
    expect([time, ms, requestId]).toEqual([expect.stringMatching(/Z$/), expect.any(Number), expect.any(String)]);
    expect(line).toEqual({
      level: "info",
      event: "http.request",
      method: "GET",
      path: "/a/%",
      status: 503,
      aborted: false,
      client: "unknown",
    });
    expect(lines).toHaveLength(1);
  });

  it.each([
    ["/orders/SECRET"],
    ["/orders/SECRET?_data=routes%2Forders.%24link"],
    ["/orders/SECRET?x=/shop"],
    ["/ORDERS/SECRET"],
    ["/%6frders/SECRET"],
    ["/%6frders/SECRET%zz"],
    ["/orders%2FSECRET"],
    ["//orders//SECRET"],
    ["/\\orders\\SECRET"],
    ["/shop/../orders/SECRET"],
    ["/orders/SECRET/cut-list.csv"],
    ["/orders/SECRE"],
    ["/provider/password/SECRET", "/provider/password/:code"],
    ["/provider/password/SECRET?code=SECRET", "/provider/password/:code"],
    ["/Provider/%70assword//SECRET", "/provider/password/:code"],
  ])("keep a secret address out of the log and search engines: %s", async (target, shown = "/orders/:link") => {
    const origin = await inFrontOf((_request, response) => response.writeHead(500).end());
    const secret = "0123456789abcdef".repeat(2);
    const address = target.replaceAll("SECRET", secret).replace("SECRE", secret.slice(1));
    const { headers } = await exchange(origin, address, { Referer: origin + address });
    expect([headers["x-robots-tag"], headers["referrer-policy"], headers["cache-control"]]).toEqual([
      "noindex",
      "same-origin",
      "no-store",
    ]);
    await vi.waitFor(() => expect(requestLines()).toMatchObject([{ path: shown }]));
    expect(JSON.stringify(lines)).not.toContain("89abcdef");
  });

  it("log neither a code in a query nor the referring address", async () => {
    const origin = await inFrontOf((_request, response) => response.end());
    const code = "0123456789abcdef";
    await exchange(origin, `/provider/password?code=${code}`, { Referer: `${origin}/provider/password/${code}` });
    await vi.waitFor(() => expect(requestLines()).toMatchObject([{ path: "/provider/password" }]));
    expect(JSON.stringify(lines)).not.toContain(code);
  });

  it.each(["/orders", "/orders-and-more/1", "/account/orders/HV-1042", "/shop?x=/orders/1"])(
    "do not treat any other page as secret: %s",
    async (target) => {
      const origin = await inFrontOf((_request, response) => response.end());
      expect((await exchange(origin, target)).headers["x-robots-tag"]).toBeUndefined();
      await vi.waitFor(() => expect(requestLines()).toMatchObject([{ path: target.split("?")[0] }]));
    },
  );

  it("log an answer that was not read completely as aborted", async () => {
    const origin = await inFrontOf((request, response) => {
      response.end(Buffer.alloc(64 * 1024 * 1024));
      request.socket.destroy();
    });
    await expect(exchange(origin, "/")).rejects.toThrow();
    await vi.waitFor(() => expect(requestLines()).toMatchObject([{ status: 200, aborted: true }]));
  });

  it("replace the Origin header by a verdict on it", async () => {
    const seen: string[] = [];
    const origin = await inFrontOf(({ headers }, response) => {
      seen.push(`${headers.origin} ${headers["sec-fetch-site"]}`);
      response.end();
    });
    await exchange(origin, "/", { Origin: "https://evil.example" }, "POST");
    await exchange(origin, "/", { Origin: origin, "Sec-Fetch-Site": "same-origin" }, "POST");
    expect(seen).toEqual(["undefined cross-site", "undefined same-origin"]);
  });

  it("do not set the headers of pages on files, but log them too", async () => {
    const origin = await inFrontOf((_request, response) => response.end("behind"));
    const file = await exchange(origin, "/file.txt");
    expect([file.status, String(file.body), file.headers.etag]).toEqual([200, "a file\n", expect.any(String)]);
    expect(file.headers["x-request-id"]).toBeUndefined();
    const other = await exchange(origin, "/other");
    expect(String(other.body)).toBe("behind");
    expect(other.headers["cross-origin-resource-policy"]).toBe("same-origin");
    await vi.waitFor(() => expect(requestLines().map(({ path }) => path)).toEqual(["/file.txt", "/other"]));
  });

  it("pass on an address as a readable path", async () => {
    const origin = await inFrontOf((request, response) => response.end(request.url));
    for (const [sent, received] of [
      ["/%", "/%25"],
      ["/a/%E0%A4%A?x=%", "/a/%25E0%25A4%25A?x=%"],
      ["/%FF?", "/%25FF?"],
      ["/K%C3%BCche?x=%zz", "/K%C3%BCche?x=%zz"],
      ["//", "/"],
      ["//evil.example/shop?x=//", "/evil.example/shop?x=//"],
      ["/\\evil.example", "/evil.example"],
      ["///%", "/%25"],
      ["/shop//", "/shop//"],
    ] as const) {
      expect(String((await exchange(origin, sent)).body)).toBe(received);
    }
  });

  it.each(["OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"])(
    "refuse %s in one line that names the allowed methods",
    async (method) => {
      const behind = vi.fn();
      const { status, headers, body } = await exchange(await inFrontOf(behind), "/cart", {}, method);
      expect([status, headers.allow, String(body)]).toEqual([405, "GET, HEAD, POST", "Method not allowed\n"]);
      expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
      expect(behind).not.toHaveBeenCalled();
    },
  );
});

describe("an unexpected request", () => {
  it("fails alone when a step throws, and is logged with its stack", async () => {
    const errors = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const origin = await inFrontOf((request, response) => {
      if (request.url === "/late") response.write("begun");
      if (request.url !== "/well") throw new RangeError("a bug");
      response.end("well");
    });
    const { status, headers, body } = await exchange(origin, "/early");
    expect([status, headers["cache-control"], String(body)]).toEqual([500, "no-store", "Something went wrong\n"]);
    await expect(exchange(origin, "/late")).rejects.toThrow();
    expect(String((await exchange(origin, "/well")).body)).toBe("well");
    const logged = errors.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(logged).toMatchObject([
      { event: "http.failed", error: { message: "a bug", stack: expect.any(String) } },
      { event: "http.failed" },
    ]);
  });

  it.each([
    [{ Range: "bytes=9999-" }, 416, { "content-range": "bytes */30" }],
    [{ Range: "bytes=-0" }, 416, {}],
    [{ "If-Match": '"another"' }, 412, {}],
    [{ "If-Unmodified-Since": "Mon, 01 Jan 2001 00:00:00 GMT" }, 412, {}],
  ])("is refused if a file cannot be sent as requested, which is not an error: %j", async (headers, status, sent) => {
    const origin = await inFrontOf((_request, response) => response.end());
    const answer = await exchange(origin, "/packed.txt", { ...headers, "Accept-Encoding": "gzip" });
    expect(answer).toMatchObject({ status, headers: { ...sent, "cache-control": "no-store" } });
    expect(answer.headers).not.toHaveProperty("content-encoding");
    await vi.waitFor(() => expect(requestLines()).toHaveLength(1));
    expect(lines.filter(({ level }) => level === "error")).toEqual([]);
  });

  it("never makes a step fail, with any headers and address", async () => {
    const origin = await inFrontOf((_request, response) => response.end());
    const text = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) });
    const value = fc.oneof(
      text,
      fc.constantFrom("bytes=5-2", "bytes=-", "br;q=x", "*;q=0", ",;=", '"', "W/", "%", "[::"),
    );
    const names = fc.constantFrom(
      ...["Host", "Range", "If-Range", "If-None-Match", "Accept-Encoding", "User-Agent", "X-Request-Id", "Origin"],
      ...["Sec-Fetch-Site", "X-Forwarded-Host", "Referer", "Cookie"],
    );
    const path = fc.oneof(
      fc.constantFrom("/file.txt", "/", "//", "/%", "/\\"),
      text.map((part) => `/${part.replace(/[^!-~]/g, "")}`),
    );
    const isSound = (headers: Record<string, string>) =>
      Object.values(headers).every((one) => !/[\u007f-\u009f]/.test(one) && one.trim() === one);
    const request = fc.record({
      method: fc.constantFrom("GET", "HEAD", "POST"),
      path,
      headers: fc.dictionary(names, value, { maxKeys: 4 }).filter(isSound),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, headers }) => {
        const { status } = await exchange(origin, path, headers, method);
        expect([200, 206, 304, 400, 414, 416, 421]).toContain(status);
      }),
      { numRuns: triesOf(300) },
    );
  });
});

describe("the Cache-Control of an answer", () => {
  const answering = (listener: (response: http.ServerResponse) => void) =>
    inFrontOf((_request, response) => listener(response));
  const cacheControl = async (origin: string, method = "GET") =>
    (await exchange(origin, "/", {}, method)).headers["cache-control"];

  it("is no-store if the answer sets none, however it is made", async () => {
    for (const listener of [
      (response: http.ServerResponse) => response.end(),
      (response: http.ServerResponse) => response.writeHead(200).end("text"),
      (response: http.ServerResponse) => response.writeHead(302, { Location: "/" }).end(),
      (response: http.ServerResponse) => response.writeHead(200, "Fine", { ETag: '"x"' }).end("text"),
      (response: http.ServerResponse) => void Readable.from(["in", "parts"]).pipe(response),
    ]) {
      expect(await cacheControl(await answering(listener))).toBe("no-store");
    }
  });

  it("is the answer's own, unless it is an error, answers a post, or sets a cookie", async () => {
    const cacheable = (status: number, headers = {}) =>
      answering((response) => {
        response.setHeader("Cache-Control", "public, max-age=300");
        response.writeHead(status, headers).end();
      });
    expect(await cacheControl(await cacheable(200))).toBe("public, max-age=300");
    expect(await cacheControl(await cacheable(200), "HEAD")).toBe("public, max-age=300");
    expect(await cacheControl(await cacheable(200), "POST")).toBe("no-store");
    for (const status of [400, 404, 422, 500, 503])
      expect(await cacheControl(await cacheable(status))).toBe("no-store");
    const withCookie = await answering((response) => {
      response.setHeader("Set-Cookie", "a=1");
      response.setHeader("Cache-Control", "public, max-age=300");
      response.end();
    });
    expect(await cacheControl(withCookie)).toBe("no-store");
  });

  it("is left unchanged if it already forbids storing", async () => {
    const origin = await answering((response) => {
      response.setHeader("Cache-Control", "private, no-store");
      response.writeHead(500).end();
    });
    expect(await cacheControl(origin)).toBe("private, no-store");
  });
});
