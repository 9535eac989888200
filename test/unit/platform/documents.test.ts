import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { acceptedEncoding } from "~/platform/accept-encoding.server";
import { contentSecurityPolicy } from "~/platform/csp.server";
import { documentBody } from "~/platform/document.server";
import { pieceOf, sharedPieceOf } from "~/platform/document-pieces.server";
import { SCRIPT_MARK } from "~/platform/own-scripts.server";

const SOURCES = { pictureOrigins: [], signInOrigins: [] };

describe("content coding", () => {
  it.each([
    ["gzip, deflate, br", true],
    ["GZIP", true],
    ["*", true],
    ["br;q=1, gzip;q=0.5", true],
    ["gzip;q=0", false],
    ["gzip;q=0.000", false],
    ["gzip;q=0, *", false],
    ["*;q=0", false],
    ["br", false],
    ["identity", false],
    ["", false],
    [null, false],
    [undefined, false],
  ])("reads Accept-Encoding %j", (header, accepted) => {
    expect(acceptedEncoding(header, ["gzip"])).toBe(accepted ? "gzip" : undefined);
  });

  it.each(["public, max-age=0", "no-store"])(
    "finishes a document that is %s, for who accepts gzip and who does not",
    (cacheControl) => {
      const rendered = `<script nonce="${SCRIPT_MARK}">x()</script>${"<p>Küche</p>".repeat(500)}`;
      const html = rendered.replace(/ nonce="[^"]*"/, "");
      for (let time = 0; time < 2; time += 1) {
        const headers = new Headers({ Vary: "Cookie", "Cache-Control": cacheControl });
        const body = documentBody([pieceOf(rendered)], "gzip, br", headers, SOURCES);
        expect(gunzipSync(body).toString()).toBe(html);
        expect(Object.fromEntries(headers)).toEqual({
          vary: "Cookie, Accept-Encoding",
          "cache-control": cacheControl,
          "content-encoding": "gzip",
          "content-length": String(body.byteLength),
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": contentSecurityPolicy(["x()"], SOURCES),
          "reporting-endpoints": 'csp="/csp-reports"',
          ...(cacheControl.startsWith("public") && { "speculation-rules": '"/pages.speculationrules"' }),
        });
        const plain = new Headers({ "Cache-Control": cacheControl });
        expect(documentBody([pieceOf(rendered)], null, plain, SOURCES).toString()).toBe(html);
        expect(plain.get("content-encoding")).toBeNull();
        expect(plain.get("content-length")).toBe(String(Buffer.byteLength(html)));
      }
    },
  );

  it("joins pieces, those that were compressed before among them, into what they are one after the other", () => {
    const script = (code: string) => `<script nonce="${SCRIPT_MARK}">${code}</script>`;
    const [first, shared, last] = ["<p>Grüße</p>", `<p>″</p>${script("x()")}`.repeat(400), `${script("y()")}end`];
    const html = (first + shared + last).replaceAll(` nonce="${SCRIPT_MARK}"`, "");
    const { blocks } = sharedPieceOf(shared);
    expect(blocks?.buffer.byteLength).toBe(blocks?.byteLength);
    for (const order of [
      [pieceOf(first), sharedPieceOf(shared), pieceOf(last)],
      [sharedPieceOf(first + shared), pieceOf(last)],
      [pieceOf(first), pieceOf(""), sharedPieceOf(shared + last)],
    ]) {
      const headers = new Headers();
      const body = documentBody(order, "gzip", headers, SOURCES);
      expect(gunzipSync(body).toString()).toBe(html);
      expect(body.byteLength).toBeLessThan(html.length / 20);
      expect(headers.get("content-length")).toBe(String(body.byteLength));
      expect(headers.get("content-security-policy")).toBe(contentSecurityPolicy(["x()", "y()"], SOURCES));
      expect(documentBody(order, null, new Headers(), SOURCES).toString()).toBe(html);
    }
  });
});
