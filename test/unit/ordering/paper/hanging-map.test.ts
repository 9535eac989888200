import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cart } from "~/configurator/lines/cart";
import { priceItem } from "~/configurator/lines/cart-item";
import { piecesOf, priceLines } from "~/ordering/orders/order-price";
import { hangingMap } from "~/ordering/paper/hanging-map";
import { parseLocation } from "~/ordering/paper/location";
import { groupByStyle, singlePieces } from "~/ordering/paper/style-groups";
import { readCutList, takenPieces } from "~/trade/cut-list/reading/read-cut-list";
import type { Door } from "~/trade/measure/piece";
import { cartLine } from "../../../support/arbitraries";
import { aCartLine } from "../../../support/cart-builders";

const door = (location: string, quantity?: number): Door => ({
  width: { inches: 15, fraction: "1/2" },
  height: { inches: 30, fraction: "0" },
  location,
  preBored: false,
  ...(quantity && { quantity }),
});

const cartOf = (...locations: string[]): Cart => [aCartLine("a", { doors: locations.map((place) => door(place)) })];

describe("a location", () => {
  it.each([
    ["K-A-03-L", ["K", "A", "03", "L"]],
    ["K – A – 03 – L", ["K", "A", "03", "L"]],
    ["Master bath-B-2", ["Master bath", "B", "2", ""]],
    ["Bar-1-L", ["Bar", "", "1", "L"]],
    ["K-1-12", ["K", "1", "12", ""]],
    ["Bath-2", ["Bath", "", "2", ""]],
    ["K/A/3/R", ["K", "A", "3", "R"]],
    ["K-A-03, left", ["K", "A", "03, left", ""]],
    ["Kitchen, B12", ["Kitchen", "", "B12", ""]],
    ["Kitchen, B12, Door left", ["Kitchen", "", "B12", "Door left"]],
    ["Kitchen, Base-12, Left, upper", ["Kitchen", "", "Base-12", "Left, upper"]],
    ["Kitchen, Sink base, Door", ["Kitchen", "", "Sink base", "Door"]],
    ["Kitchen: Sink base", ["Kitchen", "", "Sink base", ""]],
    ["Kitchen, K-A-03-L", ["Kitchen", "A", "03", "L"]],
    ["Kitchen, A-03-L", ["Kitchen", "A", "03", "L"]],
    ["B12, Door left", ["", "", "B12", "Door left"]],
    ["Cabinet 4, Door, Left", ["", "", "Cabinet 4", "Door, Left"]],
  ])("%j is split into its parts", (text, [room, wall, cabinet, position]) => {
    expect(parseLocation(text)).toEqual({ room, wall, cabinet, position });
  });

  it.each([
    "Sink",
    "left-hand",
    "",
    "K-",
    "-A-1",
    "K--1",
    "1-2-3-4-5",
    "15 1/2 x 30-",
    "Sink, left",
    "Sink, under window",
    "Sink, left, upper",
    "Line 4",
    ", ,",
  ])("%j cannot be split", (text) => {
    expect(parseLocation(text)).toBeNull();
  });
});

describe("the hanging map", () => {
  it("is sorted by room, wall and cabinet, in numerical order and ignoring case", () => {
    const { rooms, elsewhere } = hangingMap(cartOf("K-B-1-L", "k-A-12-R", "K-A-3-L", "Sink", "Bath-2", "K-A-3-R"));
    expect(rooms.map((room) => room.name)).toEqual(["Bath", "K"]);
    const kitchen = rooms[1]?.walls.map((wall) => [wall.name, wall.cabinets.map((cabinet) => cabinet.name)]);
    expect(kitchen).toEqual([
      ["A", ["3", "12"]],
      ["B", ["1"]],
    ]);
    const third = rooms[1]?.walls[0]?.cabinets[0]?.pieces.map(({ position, single }) => [position, single.number]);
    expect(third).toEqual([
      ["L", 3],
      ["R", 6],
    ]);
    expect(elsewhere.map(({ position }) => position)).toEqual(["Sink"]);
  });

  it("groups the pieces of an imported cut list by its rooms and cabinets", () => {
    const list =
      "Room,Cabinet,Name,Width,Height\nKitchen,B12,Left,15,30\nKitchen,B12,Right,15,30\nBath,V1,Door,12,24\n";
    const { rooms, elsewhere } = hangingMap(
      cartOf(...takenPieces(readCutList(list).rows).doors.map((row) => row.location)),
    );
    expect(elsewhere).toEqual([]);
    expect(
      rooms.map(({ name, walls }) => [name, walls.flatMap((wall) => wall.cabinets.map((one) => one.name))]),
    ).toEqual([
      ["Bath", ["V1"]],
      ["Kitchen", ["B12"]],
    ]);
  });

  it("lists every single piece of a cart once, except samples", () => {
    fc.assert(
      fc.property(fc.array(cartLine, { maxLength: 2 }), (cart) => {
        const { rooms, elsewhere } = hangingMap(cart);
        const hung = rooms.flatMap(({ walls }) =>
          walls.flatMap(({ cabinets }) => cabinets.flatMap(({ pieces }) => pieces)),
        );
        expect(hung.length + elsewhere.length).toBe(piecesOf(cart.filter(({ sample }) => !sample)));
      }),
      { numRuns: 50 },
    );
  });
});

describe("a cart by style", () => {
  it("numbers the pieces of a style across all its lines, separately from other styles and rates", () => {
    const cart = [
      aCartLine("a", { doors: [door("1"), door("2")] }),
      aCartLine("b", { productId: "rowan", productTitle: "Rowan", doors: [door("3")] }),
      aCartLine("c", { doors: [door("4")], drawers: [door("5")] }),
      aCartLine("d", { pricePerSqFt: 31, doors: [door("6")] }),
    ];
    const groups = groupByStyle(cart);
    expect(groups.map(({ title, rate }) => [title, rate])).toEqual([
      ["Ashby", 20],
      ["Rowan", 20],
      ["Ashby", 31],
    ]);
    expect(groups[0]?.pieces.map(({ list, number, piece }) => [list, number, piece.location])).toEqual([
      ["doors", 1, "1"],
      ["doors", 2, "2"],
      ["doors", 3, "4"],
      ["drawers", 1, "5"],
    ]);
  });

  it("has the same total as its lines", () => {
    fc.assert(
      fc.property(fc.array(cartLine, { maxLength: 3 }), (cart) => {
        const whole = priceLines(cart);
        const groups = groupByStyle(cart);
        expect(groups.reduce((sum, { totals }) => sum + totals.cents, 0)).toBe(whole.cents);
        expect(whole.cents).toBe(cart.reduce((sum, line) => sum + priceItem(line).totalCents, 0));
      }),
    );
  });

  it("expands quantities and numbers each single piece, such as 2 of 3", () => {
    const singles = singlePieces([aCartLine("a", { doors: [door("1", 3), door("2")] })]);
    expect(singles.map(({ number, nth, of }) => [number, nth, of])).toEqual([
      [1, 1, 3],
      [1, 2, 3],
      [1, 3, 3],
      [2, 1, 1],
    ]);
  });
});
