import { describe, expect, it } from "vitest";
import { createLineEdits } from "~/ordering/cart/line-edits";
import { draftOf } from "~/trade/pieces/drafted-order";
import { isSameDraft } from "~/trade/pieces/same-draft";
import { aCartItem } from "../../../support/cart-builders";
import { FakeStorage } from "../../../support/fake-storage";

const DRAFT = draftOf(aCartItem());
const EDIT = { draft: DRAFT, finish: "" };

function open(storage: Storage | null, now = 5) {
  return createLineEdits({ brandKey: "brand", storage: () => storage, now: () => now });
}

describe("the edits of a cart's lines", () => {
  it("survive the page, each under its line, until they are discarded", () => {
    const storage = new FakeStorage();
    expect(open(storage, 77).keep("a", EDIT)).toBe(true);
    const later = open(storage);
    expect(later.load("b")).toBeNull();
    expect(later.load("a")?.savedAt).toBe(77);
    expect(isSameDraft(later.load("a")?.draft ?? draftOf(aCartItem({ doors: [] })), DRAFT)).toBe(true);
    expect(later.load("a")?.asides.finish).toBe("");
    later.keep("a", { draft: DRAFT, finish: "Sage" });
    expect(open(storage).load("a")?.asides.finish).toBe("Sage");
    later.drop("a");
    expect(later.load("a")).toBeNull();
    expect(storage.length).toBe(0);
  });

  it("last for the visit if storage is full, blocked or absent, and say so", () => {
    const blocked = createLineEdits({
      brandKey: "brand",
      storage: () => {
        throw new DOMException("denied", "SecurityError");
      },
      now: () => 5,
    });
    for (const edits of [blocked, open(null), open(new FakeStorage(10))]) {
      expect(edits.keep("a", EDIT)).toBe(false);
      expect(edits.load("a")?.draft).toBe(DRAFT);
      edits.drop("a");
      expect(edits.load("a")).toBeNull();
    }
  });

  it("of a newer version are not read, overwritten or deleted", () => {
    const storage = new FakeStorage();
    storage.items.set("brand-cart-edit-a", '{"version":2,"more":true}');
    const edits = open(storage);
    expect(edits.load("a")).toBeNull();
    expect(edits.keep("a", EDIT)).toBe(false);
    edits.drop("a");
    edits.prune([]);
    expect([...storage.items]).toEqual([["brand-cart-edit-a", '{"version":2,"more":true}']]);
  });

  it("are deleted with their lines, and nothing else is", () => {
    const storage = new FakeStorage();
    storage.items.set("brand-cart", "stored");
    const edits = open(storage);
    for (const lineId of ["a", "b", "c"]) edits.keep(lineId, EDIT);
    edits.prune(["b"]);
    expect([...storage.items.keys()]).toEqual(["brand-cart", "brand-cart-edit-b"]);
  });
});
