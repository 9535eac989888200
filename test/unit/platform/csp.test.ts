import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PageSources } from "~/platform/csp.server";
import { SCRIPT_MARK, withoutMarks } from "~/platform/own-scripts.server";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

const SOURCES: PageSources = { pictureOrigins: [], signInOrigins: ["http://localhost:3000"] };

/** The directives of a document's policy, in an environment of its own. */
async function policyOf(scripts: string[], sources = SOURCES, environment: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { contentSecurityPolicy } = await import("~/platform/csp.server");
  const directives = contentSecurityPolicy(scripts, sources).split("; ");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the content security policy of a document", () => {
  it("allows nothing that it does not name, and only from this site", async () => {
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
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["react"],
      "report-uri": ["/csp-reports"],
      "report-to": ["csp"],
    });
  });

  it("hashes the exact text of each inline script, in bytes of UTF-8, once", async () => {
    const texts = ["\n  one();\n", 'two("Küche 🚪")', "", ""];
    const { "script-src": sources } = await policyOf(texts);
    expect(sources).toEqual(["'self'", ...texts.slice(0, 3).map(hashOf)]);
  });

  it("allows pictures from elsewhere only where the provider has some", async () => {
    const elsewhere = { ...SOURCES, pictureOrigins: ["https:"] };
    expect((await policyOf([], elsewhere))["img-src"]).toEqual(["'self'", "https:"]);
  });

  it("lets forms lead to the provider's sign-in page, wherever it is", async () => {
    const elsewhere = { ...SOURCES, signInOrigins: ["https://id.example"] };
    expect((await policyOf([], elsewhere))["form-action"]).toEqual(["'self'", "https://id.example"]);
  });

  it("allows the socket that reloads pages, and React as it is published, only in development", async () => {
    const development = await policyOf([], SOURCES, { NODE_ENV: "development" });
    expect(development["connect-src"]).toEqual(["'self'", "ws:"]);
    expect(development).not.toHaveProperty("trusted-types");
    expect((await policyOf([], SOURCES, { NODE_ENV: "production" }))["connect-src"]).toEqual(["'self'"]);
  });
});

describe("the inline scripts of a document", () => {
  const own = (text: string, attributes = "") => `<script nonce="${SCRIPT_MARK}"${attributes}>${text}</script>`;

  it("are those that were marked, and no other, whatever it looks like", () => {
    const injected = [
      "<script>evil()</script>",
      '<script nonce="">evil()</script>',
      '<script nonce="00000000-0000-4000-8000-000000000000">evil()</script>',
      `<p>${own("").replaceAll("<", "&lt;").replaceAll('"', "&quot;")}</p>`,
    ];
    const texts = ["one()", 'two("<b>")', "\n"];
    const rendered = texts.map((text, index) => `${injected[index]}${own(text, ' type="module" async=""')}`).join("");
    const { html, scripts } = withoutMarks(`<!DOCTYPE html>${rendered}${injected.join("")}`);
    expect(scripts).toEqual(texts);
    expect(html).not.toContain(`nonce="${SCRIPT_MARK}"`);
    expect(html).toContain('<script type="module" async="">one()</script>');
    expect(html).toContain(injected.join(""));
  });

  it("are none where nothing was marked", () => {
    expect(withoutMarks("<script>evil()</script>")).toEqual({ html: "<script>evil()</script>", scripts: [] });
  });
});
