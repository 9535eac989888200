import { describe, expect, it } from "vitest";
import type { Piece } from "~/platform/document-pieces.server";
import { SCRIPT_MARK } from "~/platform/own-scripts.server";
import { RenderedPartsStore } from "~/platform/rendered-parts.server";

const attributesOf = (mark: Readonly<Record<string, string>>) =>
  Object.entries(mark)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

const textOf = (pieces: readonly Piece[]) => String(Buffer.concat(pieces.map(({ plain }) => plain)));

/** Renders an element that is a part of a page, as React does. */
function render(store: RenderedPartsStore, keeps: boolean, tag: string, content: string, part = "part"): string {
  const page = store.forPage({ ofPage: [], keeps });
  const known = page.find(part);
  const attributes = known === undefined ? attributesOf(page.mark(part)) : "";
  const html = `<main><${tag} class="a"${attributes}>${known ?? content}</${tag}><${tag}>other</${tag}></main>`;
  return textOf(page.piecesOf(html));
}

const sent = (tag: string, content: string) =>
  `<main><${tag} class="a">${content}</${tag}><${tag}>other</${tag}></main>`;

describe("parts of pages that are rendered once", () => {
  it.each([
    ["footer", "<p>text</p>"],
    ["div", "<div>one<div>two</div></div><divider></divider><div></div>"],
    ["ul", '<li><ul class="ul">&lt;/ul&gt;</ul></li>'],
    ["h2", "a heading"],
    ["section", "<p>″</p>".repeat(1000)],
  ])("are known from the second time on, <%s> with %s", (tag, content) => {
    const store = new RenderedPartsStore();
    expect(render(store, true, tag, content)).toBe(sent(tag, content));
    expect(store.forPage({ ofPage: [], keeps: true }).find("part")).toBeDefined();
    expect(render(store, true, tag, "not rendered")).toBe(sent(tag, content));
  });

  it("may stand inside each other", () => {
    const store = new RenderedPartsStore();
    const page = store.forPage({ ofPage: [], keeps: true });
    const [outer, inner] = [attributesOf(page.mark("outer")), attributesOf(page.mark("inner"))];
    const pieces = page.piecesOf(`<div id="1"${outer}><div${inner}>x</div></div>`);
    expect(textOf(pieces)).toBe('<div id="1"><div>x</div></div>');
    expect(page.find("outer")).toBe("<div>x</div>");
    expect(page.find("inner")).toBe("x");
  });

  it.each([
    ["<p>small</p>", true],
    ["<p>large</p>".repeat(1000), true],
    [`<p>with a script</p>${"<p></p>".repeat(1000)}<script nonce="${SCRIPT_MARK}">1</script>`, false],
  ])("are known around others that were known: %.20s", (inside, isKnown) => {
    const store = new RenderedPartsStore();
    const first = store.forPage({ ofPage: [], keeps: true });
    first.piecesOf(`<main><p${attributesOf(first.mark("inner"))}>${inside}</p></main>`);
    const page = store.forPage({ ofPage: [], keeps: true });
    const outer = attributesOf(page.mark("outer"));
    page.piecesOf(`<main${outer}><p>${page.find("inner")}</p></main>`);
    const last = store.forPage({ ofPage: [], keeps: false });
    expect(last.find("outer") !== undefined).toBe(isKnown);
    if (isKnown)
      expect(textOf(last.piecesOf(`<main>${last.find("outer")}</main>`))).toBe(`<main><p>${inside}</p></main>`);
  });

  it("are never taken from a page of one visitor, which may use them", () => {
    const store = new RenderedPartsStore();
    expect(render(store, false, "p", "mine@shop.test")).toBe(sent("p", "mine@shop.test"));
    expect(store.forPage({ ofPage: [], keeps: true }).find("part")).toBeUndefined();
    render(store, true, "p", "everybody's");
    expect(render(store, false, "p", "mine@shop.test")).toBe(sent("p", "everybody's"));
  });

  it("take a bounded amount of memory", () => {
    const store = new RenderedPartsStore();
    const content = "x".repeat(100_000);
    for (let n = 0; n < 100; n += 1) render(store, true, "p", content, `part ${n}`);
    const kept = Array.from({ length: 100 }, (_, n) =>
      store.forPage({ ofPage: [], keeps: true }).find(`part ${n}`),
    ).map(Boolean);
    expect(kept.filter(Boolean)).toHaveLength(41);
    expect(kept.at(-1)).toBe(true);
    render(store, true, "p", "x".repeat(300_000), "large");
    expect(store.forPage({ ofPage: [], keeps: true }).find("large")).toBeUndefined();
  });
});
