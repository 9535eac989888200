import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { signInOverHttp } from "../support/http-sign-in";
import { ownShopOrigin } from "../support/own-shop";
import { poisoningTricks } from "../support/poisoning";
import { exchange, sendWhole } from "../support/raw-http";

const origin = ownShopOrigin();
const { host } = new URL(origin);

const get = (path: string, headers = {}, method = "GET") => exchange(origin, path, headers, method);
const statusOf = ({ headers }: Awaited<ReturnType<typeof get>>) => headers["x-cache"];

/** The shop ignores these credentials, but a request that carries any is answered without the cache. */
const UNCACHED = { Authorization: "Basic eDp4" };

const PAGES = [
  "/",
  "/shop",
  "/product/ashby",
  "/contact",
  "/contact?sent",
  "/account",
  "/account?tier=dealer",
  "/cart",
  "/cart/shared",
  "/checkout",
  "/search",
  "/search?q=shaker",
  "/compare",
  "/how-to/styles",
];
const DATA = ["/shop?_data=routes%2Fshop", "/product/ashby?_data=routes%2Fproduct.%24productId"];

describe("a public page of the built shop", () => {
  it.each([...PAGES, ...DATA])("comes from the cache identical to a fresh one: %s", async (path) => {
    await expect.poll(async () => statusOf(await get(path))).toBe("hit");
    const [stored, made] = [await get(path), await get(path, UNCACHED)];
    expect([statusOf(stored), statusOf(made)]).toEqual(["hit", undefined]);
    expect(String(stored.body)).toBe(String(made.body));
    expect(stored.headers.age).toMatch(/^\d+$/);
    for (const name of ["cache-control", "content-security-policy", "content-type", "x-frame-options"]) {
      expect([name, stored.headers[name]]).toEqual([name, made.headers[name]]);
    }
    const known = await get(path, { "If-None-Match": stored.headers.etag });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, stored.headers.etag]);
  });

  it.each(PAGES)("shows nothing of an unknown query: %s", async (path) => {
    const probe = `${path.includes("?") ? "&" : "?"}probe=evil`;
    const asked = await get(path + probe, UNCACHED);
    const plain = await get(path, UNCACHED);
    expect(String(asked.body)).toBe(String(plain.body));
    expect(String((await get(path + probe)).body)).toBe(String(plain.body));
  });

  it.each(["/shop?_data=root", "/contact?_data=routes%2Fcontact", "/login", "/no-such-page"])(
    "is not what answers %s",
    async (path) => {
      await get(path);
      expect(statusOf(await get(path))).toBeUndefined();
    },
  );

  it("is made separately for a signed-in visitor, and never sent to anyone else", async () => {
    const Cookie = await signInOverHttp(origin);
    const [own, stored] = [await get("/shop", { Cookie }), await get("/shop")];
    expect([statusOf(own), own.headers["cache-control"]]).toEqual([undefined, "private, no-store"]);
    expect(statusOf(stored)).toBeDefined();
    expect(String(own.body)).toContain("Logout");
    expect(String(stored.body)).not.toContain("Logout");
    expect(statusOf(await get(DATA[0] ?? "", { Cookie }))).toBeUndefined();
  });
});

describe("a poisoning attempt on the built shop", () => {
  const clean = ["GET /terms HTTP/1.1", `Host: ${host}`];
  const bytesOf = (answer: Buffer) =>
    answer.toString("latin1").replace(/^(?:Date|Age|X-Cache|X-Request-Id): .*\r\n/gim, "");
  const bodyOf = (answer: Buffer) => answer.subarray(answer.indexOf("\r\n\r\n") + 4);
  const headOf = (answer: Buffer) => answer.toString("latin1", 0, answer.indexOf("\r\n\r\n"));

  function textOf(answer: Buffer): string {
    const coding = /^content-encoding: (\w+)$/im.exec(headOf(answer))?.[1];
    const decode = coding === "br" ? brotliDecompressSync : coding === "gzip" ? gunzipSync : (body: Buffer) => body;
    return bodyOf(answer).length === 0 ? "" : String(decode(bodyOf(answer)));
  }

  it.each(poisoningTricks("/terms", host))("is answered as if without it, or refused: $name", async ({ lines }) => {
    const before = await sendWhole(origin, clean);
    const tricked = await sendWhole(origin, lines);
    expect(bytesOf(await sendWhole(origin, clean))).toBe(bytesOf(before));
    expect(textOf(before)).toContain("</html>");
    const isFromCache = /^HTTP\/1\.1 200 .*^x-cache: /ims.test(headOf(tricked));
    if (isFromCache) expect(["", textOf(before)]).toContain(textOf(tricked));
    expect(tricked.toString("latin1")).not.toContain("evil.example");
  });
});
