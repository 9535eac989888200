import { describe, expect, it } from "vitest";
import { ListContentSchema } from "~/ordering/lists/list-schema";
import type { ListContent } from "~/ordering/lists/saved-list";
import { aList, someOpenings } from "../../../support/list-builders";
import { aDoor } from "../../../support/order-builders";

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
