import { describe, expect, it, vi } from "vitest";
import { type Piece, sharedPieceOf } from "~/platform/document-pieces.server";
import { SCRIPT_MARK } from "~/platform/own-scripts.server";
import { RenderedPartsStore } from "~/platform/rendered-parts.server";

vi.mock("~/platform/document-pieces.server", async (original) => {
  const all = await original<typeof import("~/platform/document-pieces.server")>();
  return { ...all, sharedPieceOf: vi.fn(all.sharedPieceOf) };
});

type Page = ReturnType<RenderedPartsStore["forPage"]>;

/** The attributes by which a page marks a part that it does not know. */
const marked = (page: Page, part: string) =>
  Object.entries(page.of([part])?.mark ?? {})
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

const found = (page: Page, part: string) => page.of([part])?.html;

const textOf = (pieces: readonly Piece[]) => String(Buffer.concat(pieces.map(({ plain }) => plain)));

/** Renders an element that is a part of a page, as React does. */
function render(store: RenderedPartsStore, keeps: boolean, tag: string, content: string, part = "part"): string {
  const page = store.forPage({ except: [], keeps });
  const known = found(page, part);
  const attributes = marked(page, part);
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
    expect(found(store.forPage({ except: [], keeps: true }), "part")).toBeDefined();
    expect(render(store, true, tag, "not rendered")).toBe(sent(tag, content));
  });

  it("may stand inside each other", () => {
    const store = new RenderedPartsStore();
    const page = store.forPage({ except: [], keeps: true });
    const [outer, inner] = [marked(page, "outer"), marked(page, "inner")];
    const pieces = page.piecesOf(`<div id="1"${outer}><div${inner}>x</div></div>`);
    expect(textOf(pieces)).toBe('<div id="1"><div>x</div></div>');
    expect(found(page, "outer")).toBe("<div>x</div>");
    expect(found(page, "inner")).toBe("x");
  });

  it.each([
    ["<p>small</p>", true],
    ["<p>large</p>".repeat(1000), true],
    [`<p>with a script</p>${"<p></p>".repeat(1000)}<script nonce="${SCRIPT_MARK}">1</script>`, false],
  ])("are known around others that were known: %.20s", (inside, isKnown) => {
    const store = new RenderedPartsStore();
    const first = store.forPage({ except: [], keeps: true });
    first.piecesOf(`<main><p${marked(first, "inner")}>${inside}</p></main>`);
    const page = store.forPage({ except: [], keeps: true });
    const outer = marked(page, "outer");
    page.piecesOf(`<main${outer}><p>${found(page, "inner")}</p></main>`);
    const last = store.forPage({ except: [], keeps: false });
    expect(found(last, "outer") !== undefined).toBe(isKnown);
    if (isKnown)
      expect(textOf(last.piecesOf(`<main>${found(last, "outer")}</main>`))).toBe(`<main><p>${inside}</p></main>`);
  });

  it("may be long texts, kept from a page of everybody alone", () => {
    const store = new RenderedPartsStore();
    const text = '"″"'.repeat(2000);
    const html = (keeps: boolean) => {
      const page = store.forPage({ except: [], keeps });
      const written = page.text(text);
      return { isKnown: written !== text, sent: textOf(page.piecesOf(`<script>${written}</script>`)) };
    };
    const sent = `<script>${text}</script>`;
    expect([html(false), html(true), html(false)]).toEqual([
      { isKnown: false, sent },
      { isKnown: true, sent },
      { isKnown: true, sent },
    ]);
    expect(store.forPage({ except: [], keeps: true }).text("short")).toBe("short");
  });

  it("are never taken from a page of one visitor, which may use them", () => {
    const store = new RenderedPartsStore();
    expect(render(store, false, "p", "mine@shop.test")).toBe(sent("p", "mine@shop.test"));
    expect(found(store.forPage({ except: [], keeps: true }), "part")).toBeUndefined();
    render(store, true, "p", "everybody's");
    expect(render(store, false, "p", "mine@shop.test")).toBe(sent("p", "everybody's"));
  });

  it("are rendered each time where an answer shows there what others do not, or where they have no name", () => {
    const store = new RenderedPartsStore();
    render(store, true, "p", "everybody's", "main");
    const answer = store.forPage({ except: ["main"], keeps: false });
    expect([answer.of(["main"]), answer.of(false), answer.of(undefined)]).toEqual([undefined, undefined, undefined]);
    expect(found(store.forPage({ except: ["head"], keeps: false }), "main")).toBe("everybody's");
  });

  it("take a bounded amount of memory", () => {
    const store = new RenderedPartsStore();
    const content = "x".repeat(100_000);
    for (let n = 0; n < 100; n += 1) render(store, true, "p", content, `part ${n}`);
    const kept = Array.from({ length: 100 }, (_, n) =>
      found(store.forPage({ except: [], keeps: true }), `part ${n}`),
    ).map(Boolean);
    expect(kept.filter(Boolean)).toHaveLength(41);
    expect(kept.at(-1)).toBe(true);
    render(store, true, "p", "x".repeat(300_000), "large");
    expect(found(store.forPage({ except: [], keeps: true }), "large")).toBeUndefined();
  });

  it("are not compressed where they are too large to be kept", () => {
    const page = new RenderedPartsStore().forPage({ except: [], keeps: true });
    vi.mocked(sharedPieceOf).mockClear();
    const text = "x".repeat(300_000);
    expect(page.text(text)).toBe(text);
    expect(sharedPieceOf).not.toHaveBeenCalled();
    expect(page.text("x".repeat(10_000))).not.toContain("x");
    expect(sharedPieceOf).toHaveBeenCalledOnce();
  });
});
