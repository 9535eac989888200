import type { RequestListener } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { caughtLogLines } from "../../../../support/log-lines";
import { exchange, sendLines, sendText } from "../../../../support/raw-http";
import { serveInFrontOf } from "../../../../support/shop-steps";

let origin: string;
let close: () => void;
const lines = caughtLogLines();
let errors: string[];
let seen: string[];

const remix: RequestListener = ({ url, headers }, response) => {
  seen.push(`${headers.host}${url}`);
  response.end("behind");
};

/** A shop at an origin; `null` means the address of this server. */
async function serve(publicOrigin: string | null) {
  ({ origin, close } = await serveInFrontOf(remix, publicOrigin ? { publicOrigin } : {}));
}

beforeEach(() => {
  [errors, seen] = [[], []];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => errors.push(String(text)) > 0);
});

afterEach(() => close());

/** The status of a refusal, which must have a one-line text body and must not be stored. */
function refusal(answer: string) {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(/^Cache-Control: no-store$/m);
  expect(body).toMatch(/^[^\n<]+\n$/);
  return Number(head.split(" ")[1]);
}

/** One line is logged for the request, and no stack. */
async function onlyOneLine() {
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(errors).toEqual([]);
  expect(JSON.stringify(lines)).not.toMatch(/ at .*:\d+:\d+/);
}

describe("a request for another host", () => {
  beforeEach(() => serve("https://doors.example"));

  it.each(["doors.example", "DOORS.Example", "doors.example:443"])("is not one for %s", async (host) => {
    expect(await sendLines(origin, ["GET /shop HTTP/1.1", `Host: ${host}`])).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(seen).toEqual([expect.stringMatching(/^doors\.example(:443)?\/shop$/)]);
  });

  it.each([
    "evil.example",
    "doors.example.",
    "doors.example:80",
    "doors.example.evil.example",
    "www.doors.example",
    "localhost",
    "127.0.0.1:3000",
    "[::1]",
  ])("is refused with 421: %s", async (host) => {
    for (const path of ["/shop", "/file.txt", "/healthz/x", "/"]) {
      expect(refusal(await sendLines(origin, [`GET ${path} HTTP/1.1`, `Host: ${host}`]))).toBe(421);
    }
    expect(seen).toEqual([]);
  });

  it("is answered if it is a health check, as if for the shop", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      expect(await sendLines(origin, [`GET ${path} HTTP/1.1`, "Host: 10.0.0.7:3000"])).toMatch(/^HTTP\/1\.1 200/);
    }
    expect(await sendLines(origin, ["GET /healthz HTTP/1.0"])).toMatch(/^HTTP\/1\.1 200/);
    expect(seen).toEqual(["doors.example/healthz", "doors.example/readyz", "doors.example/healthz"]);
  });

  it.each([
    "doors.example/admin",
    "doors.example/terms?x=",
    "user@doors.example",
    "doors example",
    "",
    "doors.example:99999",
    "[1::2::3]",
    "a?b",
    "a#b",
    "%",
    "\u00e4",
  ])("is refused with 400 if it is malformed: %j", async (host) => {
    for (const path of ["/", "/healthz", "/file.txt"]) {
      expect(refusal(await sendLines(origin, [`GET ${path} HTTP/1.1`, `Host: ${host}`]))).toBe(400);
    }
    expect(seen).toEqual([]);
  });

  it("is not created by a proxy's X-Forwarded-Host", async () => {
    for (const forwarded of ["evil.example:99999", "a:x", "[::1]:70000", ":", "a b:1"]) {
      const answer = await sendLines(origin, [
        "GET /shop HTTP/1.1",
        "Host: doors.example",
        `X-Forwarded-Host: ${forwarded}`,
      ]);
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    }
    expect(errors).toEqual([]);
  });

  it("is logged in one line", async () => {
    await sendLines(origin, ["GET /shop?secret=1 HTTP/1.1", "Host: evil.example"]);
    await onlyOneLine();
    expect(lines[0]).toMatchObject({ event: "http.request", status: 421, path: "/shop" });
  });
});

describe("the local machine's names", () => {
  it("are all served if the shop runs on it, with its port", async () => {
    await serve(null);
    const { port } = new URL(origin);
    for (const name of ["localhost", "127.0.0.1", "[::1]"]) {
      expect(await sendLines(origin, ["GET / HTTP/1.1", `Host: ${name}:${port}`])).toMatch(/^HTTP\/1\.1 200 OK/);
      expect(refusal(await sendLines(origin, ["GET / HTTP/1.1", `Host: ${name}:1`]))).toBe(421);
    }
  });
});

describe("a target that is not a path", () => {
  beforeEach(() => serve("https://doors.example"));
  const host = "Host: doors.example";

  it.each([
    ["http://doors.example/shop?a=1", "doors.example/shop?a=1"],
    ["https://Doors.Example:443/shop", "doors.example/shop"],
    ["https://doors.example", "doors.example/"],
    ["https://doors.example?a=1", "doors.example/?a=1"],
  ])("is accepted as the shop's full address, despite the Host header: %s", async (target, expected) => {
    expect(await sendLines(origin, [`GET ${target} HTTP/1.1`, "Host: evil.example"])).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(seen).toEqual([expected]);
  });

  it("can name a file too", async () => {
    expect(await sendLines(origin, ["GET https://doors.example/file.txt HTTP/1.1", host])).toMatch(/a file\n$/);
  });

  it.each([
    ["GET http://evil.example/shop", host, 421],
    ["POST https://evil.example/login", host, 421],
    ["GET http://doors.example@evil.example/", host, 400],
    ["GET http://user@doors.example/", host, 400],
    ["GET http:///shop", host, 400],
    ["GET https://doors.example/shop", "Host: a/b", 400],
    ["GET ftp://doors.example/shop", host, 400],
    ["GET *", host, 400],
    ["GET /shop#part", host, 400],
    ["OPTIONS *", host, 405],
    ["OPTIONS /shop", host, 405],
    ["TRACE /", host, 405],
  ])("is refused otherwise: %s, %s", async (line, header, status) => {
    const answer = await sendLines(origin, [`${line} HTTP/1.1`, header]);
    expect(refusal(answer)).toBe(status);
    expect(answer.includes("\r\nAllow: GET, HEAD, POST\r\n")).toBe(status === 405);
    await onlyOneLine();
    expect(seen).toEqual([]);
  });

  it("closes the connection if it requests a tunnel", async () => {
    expect(await sendLines(origin, ["CONNECT doors.example:443 HTTP/1.1", host])).toBe("");
    expect(seen).toEqual([]);
  });
});

describe("a request that is too long", () => {
  beforeEach(() => serve(null));

  it("is refused with 414 for its address, and with 431 for headers over 16 kB", async () => {
    const { host } = new URL(origin);
    const status = async (...request: string[]) =>
      Number((await sendLines(origin, [...request, `Host: ${host}`])).split(" ")[1]);
    const ofLength = (length: number) => `GET /${"a".repeat(length - 1)} HTTP/1.1`;
    expect(await status(ofLength(8193))).toBe(414);
    expect(await status(ofLength(20_000))).toBe(431);
    expect(await status("GET / HTTP/1.1", `X: ${"a".repeat(20_000)}`)).toBe(431);
    expect(seen).toEqual([]);
    expect(await status(ofLength(8192))).toBe(200);
  });

  it("is logged with only the beginning of its path", async () => {
    await exchange(origin, `/${"a".repeat(8000)}`);
    await onlyOneLine();
    expect(lines[0]?.path).toBe(`/${"a".repeat(255)}`);
  });
});

describe("a request with an unclear end", () => {
  beforeEach(() => serve("https://doors.example"));
  const host = "Host: doors.example";

  it.each([
    ["two hosts", ["GET / HTTP/1.1", host, "host: evil.example"]],
    ["the same host twice", ["GET / HTTP/1.1", host, host]],
    ["no host", ["GET / HTTP/1.1"]],
    ["two lengths", ["POST / HTTP/1.1", host, "Content-Length: 0", "Content-Length: 5"]],
    ["the same length twice", ["POST / HTTP/1.1", host, "Content-Length: 0", "content-length: 0"]],
    ["a list of lengths", ["POST / HTTP/1.1", host, "Content-Length: 0, 0"]],
    ["a length that is none", ["POST / HTTP/1.1", host, "Content-Length: +5"]],
    ["a length and chunks", ["POST / HTTP/1.1", host, "Content-Length: 5", "Transfer-Encoding: chunked"]],
    ["chunks and a length", ["POST / HTTP/1.1", host, "Transfer-Encoding: chunked", "Content-Length: 5"]],
    ["chunks twice", ["POST / HTTP/1.1", host, "Transfer-Encoding: chunked", "Transfer-Encoding: chunked"]],
    ["chunks within chunks", ["POST / HTTP/1.1", host, "Transfer-Encoding: chunked, chunked"]],
    ["another coding", ["POST / HTTP/1.1", host, "Transfer-Encoding: gzip, chunked"]],
    ["an unknown coding", ["POST / HTTP/1.1", host, "Transfer-Encoding: xchunked"]],
    ["identity", ["POST / HTTP/1.1", host, "Transfer-Encoding: identity"]],
    ["chunks in HTTP/1.0", ["POST / HTTP/1.0", host, "Transfer-Encoding: chunked"]],
    ["a space before the colon", ["POST / HTTP/1.1", host, "Content-Length : 5"]],
    ["a folded header", ["POST / HTTP/1.1", host, "X: a", " Content-Length: 5"]],
    ["a body on GET", ["GET / HTTP/1.1", host, "Content-Length: 5"]],
    ["chunks on GET", ["GET / HTTP/1.1", host, "Transfer-Encoding: chunked"]],
    ["a body on HEAD", ["HEAD / HTTP/1.1", host, "Content-Length: 5"]],
    ["a body on GET for a file", ["GET /file.txt HTTP/1.1", host, "Content-Length: 5"]],
  ])("is refused with 400, and its connection closed: %s", async (_what, request) => {
    const smuggled = `GET /smuggled HTTP/1.1\r\n${host}\r\n\r\n`;
    const answer = await sendText(origin, `${request.join("\r\n")}\r\n\r\n${smuggled}`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
    expect(seen).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("is accepted if it declares an empty body", async () => {
    expect(await sendLines(origin, ["GET / HTTP/1.1", host, "Content-Length: 0"])).toMatch(/^HTTP\/1\.1 200/);
  });

  it("is refused if it is not HTTP at all", async () => {
    for (const text of ["\u0016\u0003\u0001\u0000", "HELLO\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"]) {
      expect(await sendText(origin, text)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n/);
    }
  });
});
