import { describe, expect, it } from "vitest";
import { createSampleItem } from "~/configurator/lines/cart-item";
import { listFields } from "~/ordering/lists/list-fields";
import {
  ListContentSchema,
  readLinesToSave,
  readListForm,
  readListToSave,
  readStyleToSave,
} from "~/ordering/lists/saved-form.server";
import { copyName, type ListContent, MAX_LIST_NAME_LENGTH, toListName } from "~/ordering/lists/saved-list";
import { aCartItem } from "../../../support/cart-builders";
import { aList, someOpenings } from "../../../support/list-builders";
import { aDoor } from "../../../support/order-builders";
import { aFinish, aProduct } from "../../../support/product-builder";

const ABOUT = { name: "Ashby", productId: "ashby" };
const formOf = (fields: readonly (readonly [string, string])[]) =>
  new URLSearchParams(fields.map(([name, value]) => [name, value]));

describe("a saved list", () => {
  it("is what the order form holds, complete or not", () => {
    const { pieces } = aList();
    const openings = someOpenings();
    expect(readListToSave(formOf(listFields({ pieces, openings })), ABOUT)).toEqual({ ...ABOUT, pieces, openings });
    const half = readListToSave(formOf([["doors[0].widthInches", "15 1/2"]]), ABOUT);
    expect(half).toMatchObject({ pieces: { doors: [{ width: { inches: 15, fraction: "1/2" }, location: "" }] } });
  });

  it("has the chosen finish, even if it is no longer sold, and none if it is the style's first", () => {
    const style = aProduct({ id: "ashby", title: "Ashby", finishes: [aFinish("Primer"), aFinish("Sage")] });
    const saved = (finish: string, product = style) => readStyleToSave(formOf(listFields(aList({ finish }))), product);
    expect(saved("Sage")).toMatchObject({ name: "Ashby, Sage", productId: "ashby", finish: "Sage" });
    expect(saved("Plaid")).toMatchObject({ finish: "Plaid" });
    for (const plain of [saved("Primer"), saved(""), readStyleToSave(formOf(listFields(aList())), style)]) {
      expect(plain).toMatchObject({ name: "Ashby" });
      expect(plain).not.toHaveProperty("finish");
    }
    expect(saved("x".repeat(81))).toBe("too-long");
  });

  it.each([
    ["unreadable", "15 yards"],
    ["unreadable", "15 1/3"],
    ["empty", ""],
  ])("is refused as %s: %s", (reason, width) => {
    expect(readListToSave(formOf([["doors[0].widthInches", width]]), ABOUT)).toBe(reason);
  });

  it("is refused if it exceeds the length limit", () => {
    const rows = Array.from({ length: 1000 }, (_, at) => [
      [`doors[${at}].widthInches`, "15"],
      [`doors[${at}].location`, "x".repeat(80)],
      [`doors[${at}].note`, "y".repeat(200)],
    ]).flat() as [string, string][];
    expect(readListToSave(formOf(rows), ABOUT)).toBe("too-long");
    const forged = [
      ["doors[0].widthInches", "15"],
      ["doors[0].opening", "z".repeat(65)],
    ] as const;
    expect(readListToSave(formOf(forged), ABOUT)).toMatchObject({ pieces: { doors: [{ width: { inches: 15 } }] } });
  });

  it("is created from each line of a cart", () => {
    const brook = { productId: "brook", productTitle: "Brook" };
    const lines = JSON.stringify([aCartItem(), aCartItem(brook), aCartItem({ ...brook, finish: "Sage" })]);
    const saved = readLinesToSave(
      formOf([
        ["lines", lines],
        ["job", " Miller\u0007kitchen "],
      ]),
    );
    expect(saved?.map(({ name, productId, finish }) => [name, productId, finish])).toEqual([
      [`Miller kitchen, ${aCartItem().productTitle}`, aCartItem().productId, undefined],
      ["Miller kitchen, Brook", "brook", undefined],
      ["Miller kitchen, Brook, Sage", "brook", "Sage"],
    ]);
    const sample = createSampleItem(aProduct({ sampleDoor: { priceCents: 3800 } }));
    const saveAll = (items: readonly unknown[]) => readLinesToSave(formOf([["lines", JSON.stringify(items)]]));
    expect([saveAll([sample, aCartItem()])?.length, saveAll([sample])]).toEqual([1, null]);
    for (const broken of ["", "[]", "{}", "[1]", "[".repeat(100_000)]) {
      expect(readLinesToSave(formOf([["lines", broken]])), broken.slice(0, 9)).toBeNull();
    }
  });
});

describe("the name of a list", () => {
  it("is one line of limited length", () => {
    expect(toListName("  Miller\r\nkitchen\u0000\u2028 ")).toBe("Miller kitchen");
    expect(toListName(`${"x".repeat(79)}\u{1f6aa}`)).toBe("x".repeat(79));
    expect(copyName("x".repeat(80))).toHaveLength(MAX_LIST_NAME_LENGTH);
    expect(copyName("Pantry")).toBe("Pantry (copy)");
  });

  it("is read with its revision, and an unknown button is refused", () => {
    expect(
      readListForm(
        formOf([
          ["intent", "rename"],
          ["name", " A "],
          ["revision", "3"],
        ]),
      ),
    ).toEqual({ intent: "rename", name: "A", revision: 3, older: "" });
    expect(
      readListForm(
        formOf([
          ["intent", "copy"],
          ["revision", "x"],
        ]),
      ),
    ).toEqual({ intent: "copy", name: "", revision: 0, older: "" });
    expect(readListForm(formOf([["intent", "drop"]]))).toBeNull();
  });
});

const doors = (many: number, change = {}) => ({ ...aList().pieces, doors: Array(many).fill(aDoor(change)) });

describe("a list to save", () => {
  it.each<[string, Partial<ListContent>]>([
    ["a door", {}],
    ["openings alone", { pieces: doors(0), openings: someOpenings() }],
    ["a finish", { finish: "Sage" }],
  ])("can have %s", (_what, change) => {
    expect(ListContentSchema.safeParse(aList(change)).data).toEqual(aList(change));
  });

  it.each<[string, Partial<ListContent>]>([
    ["a blank name", { name: " " }],
    ["a long name", { name: "x".repeat(81) }],
    ["a style that is none", { productId: "no/style" }],
    ["an empty finish", { finish: "" }],
    ["a long finish", { finish: "x".repeat(81) }],
    ["nothing in it", { pieces: doors(0) }],
    ["too many rows", { pieces: doors(1001) }],
    ["too many pieces", { pieces: doors(5, { quantity: 250 }) }],
    ["a negative quantity", { pieces: doors(1, { quantity: -1 }) }],
    ["a long note", { pieces: doors(1, { note: "x".repeat(201) }) }],
    ["more than a list holds", { pieces: doors(1000, { note: "x".repeat(200), location: "y".repeat(80) }) }],
    ["openings without a row", { openings: { ...someOpenings(), rows: [] } }],
  ])("is refused with %s", (_what, change) => {
    expect(ListContentSchema.safeParse(aList(change)).success).toBe(false);
  });
});
