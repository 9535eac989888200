import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { documentPath, printedDocuments } from "~/storefront/guides/documents";
import { fingerprint } from "../../art/documents/fingerprint.mjs";
import printed from "../../art/documents/printed.json";
import { renderDocuments } from "../../art/documents/render.mjs";

describe("the documents", () => {
  let rendered: Awaited<ReturnType<typeof renderDocuments>>;
  beforeAll(async () => {
    rendered = await renderDocuments();
  });

  it.each(printedDocuments.map(({ slug }) => slug))("%s is printed from the current words and drawings", (slug) => {
    const html = rendered.find((document) => document.slug === slug)?.html ?? "";
    expect(printed[slug], "run: npm run documents").toBe(fingerprint(html));
  });

  it.each(printedDocuments)("$title is a tagged PDF with a title and more than one page", (document) => {
    const pdf = readFileSync(new URL(`../../public${documentPath(document)}`, import.meta.url), "latin1");
    expect(pdf).toMatch(/^%PDF-1\.\d/);
    expect(pdf).toContain("/MarkInfo");
    expect(Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(pdf)?.[1])).toBeGreaterThanOrEqual(2);
    expect(pdf.length).toBeLessThan(400_000);
  });
});
