import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inlineScripts, type PageSources } from "~/platform/csp.server";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

const SOURCES: PageSources = { pictureOrigins: [], signInOrigins: ["http://localhost:3000"] };

/** The directives of a document's policy, in an environment of its own. */
async function policyOf(html: string, sources = SOURCES, environment: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { contentSecurityPolicy } = await import("~/platform/csp.server");
  const directives = contentSecurityPolicy(html, sources).split("; ");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const script = (text: string, attributes = "") => `<script${attributes}>${text}</script>`;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the content security policy of a document", () => {
  it("allows only this site where there is no inline script", async () => {
    expect(await policyOf('<p>&lt;script&gt;</p><script src="/build/a.js"></script>')).toEqual({
      "default-src": ["'self'"],
      "script-src": ["'self'"],
      "style-src": ["'self'"],
      "img-src": ["'self'", "data:"],
      "connect-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'", "http://localhost:3000"],
      "frame-ancestors": ["'none'"],
    });
  });

  it("hashes the exact text of each inline script, in bytes of UTF-8", async () => {
    const texts = ["\n  one();\n", 'two("Küche 🚪")', ""];
    const { "script-src": sources } = await policyOf(texts.map((text) => script(text)).join("<p></p>"));
    expect(sources).toEqual(["'self'", ...texts.map(hashOf)]);
  });

  it("leaves out scripts with a source and data, wherever their attributes stand", async () => {
    const html = [
      script("", ' type="module" src="/build/a.js"'),
      script("", ' async src="/build/b.js"'),
      script('{"@type":"Product"}', ' type="application/ld+json"'),
      script('{"x":1}', ' id="data" type="application/json"'),
      script("runs()", ' data-src="/x"'),
    ].join("");
    expect((await policyOf(html))["script-src"]).toEqual(["'self'", hashOf("runs()")]);
  });

  it("allows pictures from elsewhere only where the provider has some", async () => {
    expect((await policyOf("", SOURCES))["img-src"]).toEqual(["'self'", "data:"]);
    const elsewhere = { ...SOURCES, pictureOrigins: ["https:"] };
    expect((await policyOf("", elsewhere))["img-src"]).toEqual(["'self'", "data:", "https:"]);
  });

  it("lets forms lead to the provider's sign-in page, wherever it is", async () => {
    expect((await policyOf("", SOURCES))["form-action"]).toEqual(["'self'", "http://localhost:3000"]);
    const elsewhere = { ...SOURCES, signInOrigins: ["https://id.example"] };
    expect((await policyOf("", elsewhere))["form-action"]).toEqual(["'self'", "https://id.example"]);
  });

  it("allows the socket that reloads pages only in development", async () => {
    expect((await policyOf("", SOURCES, { NODE_ENV: "development" }))["connect-src"]).toEqual(["'self'", "ws:"]);
    expect((await policyOf("", SOURCES, { NODE_ENV: "production" }))["connect-src"]).toEqual(["'self'"]);
  });
});

describe("the inline scripts of a document", () => {
  it("are found again, whatever they and the text between them say", () => {
    const code = fc.string().filter((text) => !text.includes("</script"));
    const prose = fc.string().map((text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
    fc.assert(
      fc.property(fc.array(fc.tuple(prose, code)), (pieces) => {
        const html = pieces
          .map(([text, inside]) => `<p>${text}&lt;script>no&lt;/script></p>${script(inside)}`)
          .join("");
        expect(inlineScripts(html)).toEqual(pieces.map(([, inside]) => inside));
      }),
    );
  });

  it("are looked for to the end of any text", () => {
    const pieces = fc.constantFrom("<script", ">", "</script>", " src=", ' type="application/json"', "x", "<", "\n");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        for (const text of inlineScripts(parts.join(""))) expect(text).not.toContain("</script>");
      }),
      { numRuns: 1000 },
    );
  });
});
