import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { contentSecurityPolicy, type PageSources } from "~/base/platform/csp.server";
import { setDocumentHeaders } from "~/base/platform/document.server";
import * as environment from "~/base/platform/env.server";

const { env } = environment;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

const SOURCES: PageSources = { pictureOrigins: [], signInOrigins: ["http://localhost:3000"] };

/** The directives of a document's policy, in a shop that runs in this mode. */
async function policyOf(scripts: string[], sources = SOURCES, mode = env().mode) {
  vi.spyOn(environment, "env").mockReturnValue({ ...env(), mode });
  const directives = contentSecurityPolicy(scripts, sources).split("; ");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe("the content security policy of a document", () => {
  it("allows only what it names, and only from this site", async () => {
    expect(await policyOf([])).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'"],
      "style-src": ["'self'"],
      "img-src": ["'self'"],
      "font-src": ["'self'"],
      "media-src": ["'self'"],
      "connect-src": ["'self'"],
      "manifest-src": ["'self'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'", "http://localhost:3000"],
      "frame-ancestors": ["'none'"],
      "report-uri": ["/csp-reports"],
      "report-to": ["csp"],
    });
  });

  it("hashes the exact text of each inline script, in bytes of UTF-8, once", async () => {
    const texts = ["\n  one();\n", 'two("Küche 🚪")', "", ""];
    const { "script-src": sources } = await policyOf(texts);
    expect(sources).toEqual(["'self'", ...texts.slice(0, 3).map(hashOf)]);
  });

  it("allows pictures from other sites only if the provider has any", async () => {
    const elsewhere = { ...SOURCES, pictureOrigins: ["https:"] };
    expect((await policyOf([], elsewhere))["img-src"]).toEqual(["'self'", "https:"]);
  });

  it("allows forms to lead to the provider's sign-in page, wherever it is", async () => {
    const elsewhere = { ...SOURCES, signInOrigins: ["https://id.example"] };
    expect((await policyOf([], elsewhere))["form-action"]).toEqual(["'self'", "https://id.example"]);
  });

  it("allows the socket that reloads pages only in development", async () => {
    const development = await policyOf([], SOURCES, "development");
    expect(development["connect-src"]).toEqual(["'self'", "ws:"]);
    expect((await policyOf([], SOURCES, "production"))["connect-src"]).toEqual(["'self'"]);
  });
});

describe("the inline scripts of a document", () => {
  const MARK = "7b0f9e1c-2c53-4a53-9d6f-1f1f7a9d0001";
  const own = (text: string, attributes = "") => `<script nonce="${MARK}"${attributes}>${text}</script>`;
  const allowedIn = (html: string) => {
    const headers = new Headers();
    setDocumentHeaders(headers, html, MARK, SOURCES);
    const [, sources = ""] = /script-src 'self'([^;]*)/.exec(headers.get("Content-Security-Policy") ?? "") ?? [];
    return sources.trim().split(" ").filter(Boolean);
  };

  it("are allowed only if they are marked", () => {
    const injected = [
      "<script>evil()</script>",
      '<script nonce="">evil()</script>',
      '<script nonce="00000000-0000-4000-8000-000000000000">evil()</script>',
      `<p>${own("").replaceAll("<", "&lt;").replaceAll('"', "&quot;")}</p>`,
    ];
    const texts = ["one()", 'two("<b>")', "\n"];
    const rendered = texts.map((text, index) => `${injected[index]}${own(text, ' type="module" async=""')}`).join("");
    expect(allowedIn(`<!DOCTYPE html>${rendered}${injected.join("")}`)).toEqual(texts.map(hashOf));
  });

  it("are not allowed if nothing is marked", () => {
    expect(allowedIn("<script>evil()</script>")).toEqual([]);
  });

  it("are sent with prefetch rules on a public page", () => {
    const speculation = (cacheControl: string) => {
      const headers = new Headers({ "Cache-Control": cacheControl });
      setDocumentHeaders(headers, "", MARK, SOURCES);
      return headers.get("Speculation-Rules");
    };
    expect([speculation("public, max-age=0"), speculation("no-store")]).toEqual(['"/pages.speculationrules"', null]);
  });
});
