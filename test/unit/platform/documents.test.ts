import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { acceptedEncoding } from "~/platform/accept-encoding.server";
import { contentSecurityPolicy, inlineScripts } from "~/platform/csp.server";
import { documentBody } from "~/platform/document.server";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const SOURCES = { pictureOrigins: [], signInOrigins: [] };

describe("the content security policy", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it("allows exactly the inline scripts that run, by their hash", () => {
    const html = [
      "<p>&lt;script&gt;not one&lt;/script&gt;</p>",
      '<script src="/x.js"></script>',
      '<script type="application/ld+json">{"a":1}</script>',
      "<script>one()\n</script>",
      '<script type="module" async="">two("<b>")</script>',
      "<script></script>",
    ].join("");
    expect(inlineScripts(html)).toEqual(["one()\n", 'two("<b>")', ""]);
    const policy = contentSecurityPolicy(html, SOURCES);
    expect(policy).toContain(`script-src 'self' ${hashOf("one()\n")} ${hashOf('two("<b>")')} ${hashOf("")};`);
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("copes with documents that end too soon", () => {
    for (const html of ["", "<script", "<script>", "<script>x", "no script"]) expect(inlineScripts(html)).toEqual([]);
  });
});

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
      const html = `<script>x()</script>${"<p>Küche</p>".repeat(500)}`;
      for (let time = 0; time < 2; time += 1) {
        const headers = new Headers({ Vary: "Cookie", "Cache-Control": cacheControl });
        const body = documentBody(html, "gzip, br", headers, SOURCES);
        expect(gunzipSync(body).toString()).toBe(html);
        expect(Object.fromEntries(headers)).toEqual({
          vary: "Cookie, Accept-Encoding",
          "cache-control": cacheControl,
          "content-encoding": "gzip",
          "content-length": String(body.byteLength),
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": contentSecurityPolicy(html, SOURCES),
        });
        const plain = new Headers({ "Cache-Control": cacheControl });
        expect(documentBody(html, null, plain, SOURCES).toString()).toBe(html);
        expect(plain.get("content-encoding")).toBeNull();
        expect(plain.get("content-length")).toBe(String(Buffer.byteLength(html)));
      }
    },
  );

  it("has scripts wait for what is seen first", () => {
    const html = '<link rel="modulepreload" href="/build/x.js"/><link rel="preload" as="font" href="/f.woff2"/>';
    expect(documentBody(html, null, new Headers(), SOURCES).toString()).toBe(
      '<link rel="modulepreload" fetchpriority="low" href="/build/x.js"/><link rel="preload" as="font" href="/f.woff2"/>',
    );
  });

  it("makes a public page once, and one for a person each time", () => {
    const body = (cacheControl: string, html: string) =>
      documentBody(html, "gzip", new Headers({ "Cache-Control": cacheControl }), SOURCES);
    const html = "<p>made once</p>";
    const first = body("public, max-age=0", html);
    expect(body("public, max-age=0", html)).toBe(first);
    expect(body("public, max-age=0", `${html}!`)).not.toBe(first);
    for (const personal of ["private, max-age=0", "no-store", ""]) {
      expect(body(personal, html)).not.toBe(first);
      expect(body(personal, html)).not.toBe(body(personal, html));
    }
  });

  it("still answers with a public page that is too large to keep", () => {
    const html = "<p>large</p>".repeat(800_000);
    const body = documentBody(html, null, new Headers({ "Cache-Control": "public" }), SOURCES);
    expect(body.byteLength).toBe(html.length);
  });
});
