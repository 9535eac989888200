import type http from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { purgeDocuments } from "~/base/platform/http/document-cache/cached-documents.server";
import { cachedShop } from "../../../../../support/cached-shop";
import { poisoningTricks } from "../../../../../support/poisoning";
import { sendWhole } from "../../../../../support/raw-http";
import { serveInFrontOf } from "../../../../../support/shop-steps";

const HOST = "localhost:3000";
const PAGE = "public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400";
const CLEAN = ["GET /shop HTTP/1.1", `Host: ${HOST}`];

let origin: string;
let close: () => void;

/** A shop that repeats the whole request, in headers and body, and lets every answer be stored. */
function repeat(request: http.IncomingMessage, response: http.ServerResponse): void {
  const sent = JSON.stringify([request.method, request.url, request.rawHeaders]);
  response.writeHead(200, { "Cache-Control": PAGE, "X-Sent": encodeURIComponent(sent) }).end(sent);
}

/** The cache's own requests are marked as coming from nobody. */
const make = async (target: string) => {
  const sent = JSON.stringify(["GET", target, "nobody"]);
  return new Response(sent, { headers: { "Cache-Control": PAGE, "X-Sent": encodeURIComponent(sent) } });
};

beforeAll(async () => {
  const shop = { documents: cachedShop, make, publicOrigin: `http://${HOST}` };
  ({ origin, close } = await serveInFrontOf(repeat, shop));
});

afterAll(() => close());

beforeEach(() => {
  purgeDocuments();
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});

/** An answer without its time, its request id and its cache status. */
function bytesOf(answer: Buffer): string {
  return answer.toString("latin1").replace(/^(?:Date|Age|X-Cache|X-Request-Id): .*\r\n/gim, "");
}

const tricks = poisoningTricks("/shop", HOST);

describe("what a visitor sends", () => {
  it("is tried in more than a hundred ways", () => {
    expect(tricks.length).toBeGreaterThan(100);
    expect(new Set(tricks.map(({ lines }) => lines.join("\n"))).size).toBe(tricks.length);
  });

  it.each(tricks)("changes nothing for other visitors, stored or not: $name", async ({ lines }) => {
    const first = await sendWhole(origin, lines);
    const clean = await sendWhole(origin, CLEAN);
    expect(bytesOf(clean)).toContain('["GET","/shop","nobody"]');
    expect(bytesOf(clean)).not.toMatch(/evil/i);
    const second = await sendWhole(origin, lines);
    expect(bytesOf(await sendWhole(origin, CLEAN))).toBe(bytesOf(clean));
    for (const answer of [first, second]) {
      if (/^x-cache: /im.test(answer.toString("latin1"))) expect(bytesOf(answer)).not.toMatch(/evil/i);
    }
  });
});
