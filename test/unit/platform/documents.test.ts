import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { acceptsEncoding } from "~/platform/accept-encoding.server";
import { compressHtml } from "~/platform/compress-html.server";
import { contentSecurityPolicy, inlineScripts } from "~/platform/csp.server";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

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
    const policy = contentSecurityPolicy(html);
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
    expect(acceptsEncoding(header, "gzip")).toBe(accepted);
  });

  it("compresses a document for who accepts it, and says so", () => {
    const html = "<p>Küche</p>".repeat(500);
    const headers = new Headers({ Vary: "Cookie" });
    const body = compressHtml(html, "gzip, br", headers);
    expect(gunzipSync(body).toString()).toBe(html);
    expect(Object.fromEntries(headers)).toEqual({
      vary: "Cookie, Accept-Encoding",
      "content-encoding": "gzip",
      "content-length": String(body.byteLength),
    });
    const plain = new Headers();
    expect(Buffer.from(compressHtml(html, null, plain)).toString()).toBe(html);
    expect(Object.fromEntries(plain)).toEqual({
      vary: "Accept-Encoding",
      "content-length": String(Buffer.byteLength(html)),
    });
  });
});
