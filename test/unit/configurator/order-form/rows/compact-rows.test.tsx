import fc from "fast-check";
import { Window } from "happy-dom";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { checkAddToCart } from "~/configurator/order-form/add-to-cart";
import { readConfigurationForm } from "~/configurator/order-form/configuration-form";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import { OrderForm } from "~/configurator/order-form/page/order-form";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import type { RowPosition, ShownRows } from "~/trade/pieces/configuration-draft";
import { createDraft } from "~/trade/pieces/configuration-draft";
import { measuredFrom } from "~/trade/pieces/cup-cells";
import { readSide, SIDES } from "~/trade/pieces/piece-draft";
import { triesOf } from "../../../../set-up/tier";
import { aProduct } from "../../../../support/product-builder";
import { specificationOf } from "../../../../support/specifications";

const product = aProduct({ priceCents: 2000, specification: specificationOf("ashby") });
const NONE = { drawers: [], panels: [], fillers: [] };

interface Answered {
  readonly outcome?: "rows" | "refused";
  readonly details?: RowPosition;
  readonly shown?: ShownRows;
}

/** The server's answer to an order of these doors. */
function answer(doors: readonly PieceDraft[], { outcome = "rows", ...about }: Answered = {}): string {
  const draft = createDraft({
    pieces: { doors, ...NONE },
    included: { doors: true, drawers: false, panels: false, fillers: false },
    preBoredByDefault: false,
  });
  const check = checkAddToCart(draft, product.specification);
  const errors = check.ok ? [] : check.errors;
  const reply: OrderReply = outcome === "rows" ? { draft, outcome, ...about } : { draft, outcome, errors, ...about };
  return renderToStaticMarkup(<OrderForm product={product} reply={reply} onAdded={() => {}} onFinish={() => {}} />);
}

const { DOMParser } = new Window();

/** The document that a browser parses from it. */
function read(html: string) {
  const document = new DOMParser().parseFromString(html, "text/html");
  const posted = new URLSearchParams();
  for (const field of document.querySelectorAll("input, select, textarea")) {
    const name = field.getAttribute("name");
    const isTicked = ["checkbox", "radio"].includes(field.getAttribute("type") ?? "");
    const isLeftOut = isTicked && !field.hasAttribute("checked");
    const value = field.querySelector("option[selected]") ?? field;
    if (name && !isLeftOut) posted.append(name, value.getAttribute("value") ?? "");
  }
  return { document, posted };
}

const door = (change: Partial<PieceDraft> = {}): PieceDraft => ({
  ...BLANK_PIECE,
  widthInches: "15",
  widthFraction: "1/2",
  heightInches: "30",
  location: "Sink",
  ...change,
});
const doors = (count: number, change?: Partial<PieceDraft>) => Array.from({ length: count }, () => door(change));

const text = fc.oneof(
  fc.constantFrom("", "15", '15"', "15 1/2", "24 1/3", "x", "<b>", '"', "'", "&lt;", "0", " 7 "),
  fc.string({ maxLength: 12 }).map((any) => any.replaceAll(/[\r\n\0]/g, "")),
);
const fraction = fc.oneof(fc.constantFrom("0", "1/2", "15/16", "9/9", "<i>"));
const anyDoor = fc.record({
  widthInches: text,
  widthFraction: fraction,
  heightInches: text,
  heightFraction: fraction,
  location: text,
  preBored: fc.boolean(),
  quantity: text,
  hinge: fc.constantFrom("", "left", "pair", "<u>"),
  boring: fc.constantFrom("3", "5", "<u>"),
  note: text,
  opening: fc.constantFrom("", "o:1"),
  hingesFrom: fc.constantFrom("", "bottom"),
  cups: text,
  fixing: fc.constantFrom("", "48x6-8x13", "<u>"),
  grain: fc.constantFrom("", "across"),
  centerRail: text,
  handle: text,
  glass: text,
});

describe("the rows of a long posted list", () => {
  it("are read back as they were typed, for any text", () => {
    fc.assert(
      fc.property(fc.array(anyDoor, { minLength: 5, maxLength: 7 }), (typed) => {
        const rows = readConfigurationForm(read(answer(typed, { outcome: "refused" })).posted).rows.doors.map(
          ({ draft }) => draft,
        );
        expect(rows.length).toBe(typed.length);
        for (const [index, row] of rows.entries()) {
          const before = typed[index] ?? BLANK_PIECE;
          for (const side of SIDES) expect(readSide(row, side)).toEqual(readSide(before, side));
          const others = ({ widthInches, widthFraction, heightInches, heightFraction, ...rest }: PieceDraft) => {
            return { ...rest, boring: rest.boring || "5", hingesFrom: rest.cups && measuredFrom(rest) };
          };
          expect(others(row)).toEqual(others(before));
        }
      }),
      { numRuns: triesOf(40) },
    );
  });

  it("have no fraction choices and at most 1.4 kB each, and are printed as they are", () => {
    const [few, many] = [answer(doors(5)), answer(doors(55))];
    const rows = [...read(many).document.querySelectorAll('[role="group"][aria-label^="Door"]')];
    expect(rows.length).toBe(55);
    expect(rows.filter((row) => row.innerHTML.includes("15/16"))).toEqual([]);
    expect((many.length - few.length) / 50).toBeLessThan(1400);
    expect(read(many).document.querySelectorAll(".cut-list").length).toBe(0);
  });

  it("contain hinges and note if these are set or requested, otherwise a button to request them", () => {
    const asked = { list: "doors", index: 1 } as const;
    const { document } = read(answer([door(), door(), door({ hinge: "left" }), ...doors(2)], { details: asked }));
    const hinges = [...document.querySelectorAll("select[name$=hinge]")].map((field) => field.getAttribute("name"));
    expect(hinges).toEqual(["doors[1].hinge", "doors[2].hinge"]);
    const button = document.querySelector('button[value="details:doors:0"]');
    expect(button?.textContent).toBe("Hinges and note of door 1");
    expect(
      document.getElementById(button?.getAttribute("formaction")?.slice(1) ?? "")?.getAttribute("aria-label"),
    ).toBe("Door 1");
  });

  it("offer what can be chosen, and what was posted although it is not offered", () => {
    const chosen = { hinge: "left", grain: "across", fixing: "60x8-8x12", handle: "top-96x5-28.5x63.5" };
    const { document, posted } = read(answer([door(chosen), ...doors(4)]));
    const wordsOf = (name: string) =>
      [...document.querySelectorAll(`select[name="doors[0].${name}"] option`)].map(({ textContent }) => textContent);
    expect(wordsOf("grain")).toEqual(["Upright", "Across", "Matched"]);
    expect(wordsOf("hingesFrom")).toEqual(["Each end", "Top", "Bottom"]);
    expect(wordsOf("fixing").slice(0, 3)).toEqual(["Dowels 60 x 8 mm", "None: the cup alone", "Screws 45 x 9.5 mm"]);
    expect(wordsOf("handle").slice(0, 2)).toEqual(["None", "3 in, near the bottom"]);
    expect(readConfigurationForm(posted).rows.doors[0]?.draft).toMatchObject({ ...chosen, boring: "5" });
  });

  it("offer more rows only up to the number that can be answered", () => {
    const offers = (count: number) =>
      ["add:doors", "duplicate:doors:0"].map((value) =>
        read(answer(doors(count)))
          .document.querySelector(`button[value="${value}"]`)
          ?.hasAttribute("disabled"),
      );
    expect([offers(199), offers(200)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it("are full rows as in the live form if there are only four", () => {
    const { document } = read(answer(doors(4)));
    expect(document.querySelector('[role="group"][aria-label="Door 4"]')?.innerHTML).toContain("15/16");
  });

  it("show their price, the size that is used, and what is refused or cannot be made", () => {
    const { document } = read(answer(doors(5, { widthInches: "15.26", widthFraction: "0" })));
    const [first] = document.querySelectorAll('[aria-label="Door 1"]');
    expect(first?.textContent).toContain("Rounded to 15 1/4");
    expect(first?.textContent).toMatch(/\$\d+\.\d\d/);
    const refused = read(
      answer([...doors(4), door({ widthInches: "", widthFraction: "0", location: "" })], { outcome: "refused" }),
    );
    const width = refused.document.querySelector('[name="doors[4].widthInches"]');
    expect(width?.getAttribute("aria-invalid")).toBe("true");
    const message = refused.document.getElementById(width?.getAttribute("aria-describedby") ?? "none");
    expect(message?.textContent).toBe("Width is required");
    const small = read(answer(doors(5, { widthInches: "1", widthFraction: "0" })));
    expect(small.document.querySelectorAll(".compact-rows .text-signal").length).toBe(5);
  });

  it("link findings to the fields they concern, and have the ids that the summary links to", () => {
    const narrow = door({ widthInches: "2", widthFraction: "0" });
    const unhinged = door({ preBored: true, hinge: "none" });
    const { document } = read(answer([narrow, unhinged, ...doors(3)], { outcome: "refused" }));
    const fields = [...document.querySelectorAll('[role="group"] [name^="doors"][aria-describedby]')].map((field) => [
      field.getAttribute("name"),
      field.getAttribute("aria-invalid"),
      document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent?.slice(0, 40),
    ]);
    const [low, bored] = [
      'Too narrow: the minimum width is 5 1/2" (two stiles',
      "Pre-boring needs a hinge side. Choose a hinge",
    ];
    expect(fields).toEqual([
      ["doors[0].widthInches", "true", low.slice(0, 40)],
      ["doors[0].heightInches", null, low.slice(0, 40)],
      ["doors[1].widthInches", null, bored.slice(0, 40)],
      ["doors[1].heightInches", null, bored.slice(0, 40)],
      ["doors[1].preBored", "true", bored.slice(0, 40)],
    ]);
    for (const id of ["doors-1-widthInches", "doors-2-preBored"]) expect(document.getElementById(id)?.id).toBe(id);
  });

  it("are at most 60 per list, and no other row is lost", () => {
    const typed = doors(130).map((row, index) => ({ ...row, location: `K-${index + 1}`, preBored: index === 129 }));
    for (const first of [0, 60, 120]) {
      const { document, posted } = read(answer(typed, { shown: { doors: first } }));
      const names = [...document.querySelectorAll('[role="group"][aria-label^="Door"]')].map((row) =>
        row.getAttribute("aria-label"),
      );
      expect([names[0], names.length]).toEqual([`Door ${first + 1}`, Math.min(60, 130 - first)]);
      const rows = readConfigurationForm(posted).rows.doors.map(({ draft }) => draft);
      expect(rows.map(({ location }) => location)).toEqual(typed.map(({ location }) => location));
      expect(rows.map((row) => readSide(row, SIDES[0]))).toEqual(typed.map((row) => readSide(row, SIDES[0])));
      expect(rows.filter(({ preBored }) => preBored)).toHaveLength(1);
    }
  });

  it("have a button for each other group of sixty", () => {
    const { document } = read(answer(doors(130), { shown: { doors: 60 } }));
    const buttons = [...document.querySelectorAll('button[value^="show:"]')].map((button) => button.textContent);
    expect(buttons).toEqual(["Show rows 1 to 60 of doors", "Show rows 121 to 130 of doors"]);
    expect(read(answer(doors(60))).document.querySelector('button[value^="show:"]')).toBeNull();
  });

  it("are named by the summary even if hidden, with a link to the button that shows them", () => {
    const typed = doors(70).map((row, index) => (index === 64 || index === 2 ? { ...row, location: "" } : row));
    const { document } = read(answer(typed, { outcome: "refused" }));
    const links = [...document.querySelectorAll('[role="alert"] a, [aria-labelledby] a[href^="#doors"]')].map(
      (link) => [
        link.textContent,
        document.getElementById(link.getAttribute("href")?.slice(1) ?? "")?.getAttribute("name"),
      ],
    );
    expect(links).toEqual([
      ["Door 3: Location is required", "doors[2].location"],
      ["Door 65: Location is required", "intent"],
    ]);
  });

  it("can each be removed and duplicated", () => {
    const { document } = read(answer(doors(5)));
    const values = [...document.querySelectorAll('[role="group"] button')].map((button) =>
      button.getAttribute("value"),
    );
    expect(values).toContain("remove:doors:4");
    expect(values).toContain("duplicate:doors:0");
  });
});
