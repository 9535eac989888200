import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RemadeLine, remadeFile, remadePlot, remadeTables } from "~/figures/remade";
import type { OrderLine } from "~/orders/order";
import { piecesOf, priceLines } from "~/orders/order-price";
import { REMAKE_CAUSES } from "~/orders/remake";
import { remadeLines, remakeChoices } from "~/remakes/remade-lines";
import { quantityName, remakeValidator } from "~/remakes/remake-form";
import { aDoor } from "../../support/order-builders";

const line = (change: Partial<OrderLine> = {}): OrderLine => ({
  ...{ productId: "ashby", productTitle: "Ashby", productImage: null, pricePerSqFt: 20 },
  ...{ doors: [], drawers: [], panels: [], fillers: [] },
  ...change,
});

const aPiece = fc.record({
  width: fc.record({ inches: fc.integer({ min: 1, max: 40 }), fraction: fc.constantFrom("0", "1/2", "7/16" as const) }),
  height: fc.record({
    inches: fc.integer({ min: 1, max: 40 }),
    fraction: fc.constantFrom("0", "1/4", "15/16" as const),
  }),
  location: fc.constantFrom("", "Sink", "Pantry"),
  preBored: fc.boolean(),
  hinge: fc.constantFrom("left", "right", "pair" as const),
  quantity: fc.integer({ min: 1, max: 6 }).map((count) => 2 * count),
});

const someLines = fc.array(
  fc.record({
    finish: fc.constantFrom("Sage", "White"),
    doors: fc.array(aPiece, { maxLength: 5 }),
    drawers: fc.array(aPiece, { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 3 },
);

describe("the lines of a remake", () => {
  it("are exactly the chosen pieces as they were ordered, in their styles and finishes, at no charge", () => {
    fc.assert(
      fc.property(someLines, fc.infiniteStream(fc.nat(12)), (drawn, picks) => {
        const lines = drawn.map((one) => line(one as Partial<OrderLine>));
        const choices = remakeChoices({ lines }, []);
        const chosen = choices.flatMap((choice) => {
          const quantity = Math.min(picks.next().value as number, choice.quantity);
          return quantity === 0 ? [] : [{ ...choice, quantity }];
        });
        const remade = remadeLines(lines, chosen);
        expect(piecesOf(remade)).toBe(chosen.reduce((sum, { quantity }) => sum + quantity, 0));
        const free = { discount: 0, leastSquareInches: 0, isFree: true } as const;
        expect(priceLines(remade, free)).toMatchObject({ totalCents: 0, listCents: 0, cents: 0 });
        for (const { line: at, list, index, hand, quantity } of chosen) {
          const { finish } = lines[at] as OrderLine;
          const { [list]: pieces } = lines[at] as OrderLine;
          const hinge = hand === "" ? {} : { hinge: hand };
          const expected = { ...pieces[index], quantity, ...hinge };
          expect(remade.filter((one) => one.finish === finish).flatMap((one) => one[list])).toContainEqual(expected);
        }
      }),
    );
  });

  it("have one door of a pair, hinged on its side", () => {
    const lines = [line({ doors: [aDoor({ hinge: "pair", quantity: 2, location: "Sink" })] })];
    const choices = remakeChoices({ lines }, []);
    expect(choices.map(({ value, quantity }) => [value, quantity])).toEqual([
      ["0-doors-0-left", 1],
      ["0-doors-0-right", 1],
    ]);
    const [, right] = choices;
    if (!right) throw new Error("no right door");
    expect(remadeLines(lines, [right])[0]?.doors).toEqual([aDoor({ hinge: "right", quantity: 1, location: "Sink" })]);
  });

  it("charge nothing for a sample, and credit none", () => {
    const lines = [line({ doors: [aDoor()], sample: { priceCents: 3500, creditedOverCents: 50_000 } })];
    expect(remadeLines(lines, remakeChoices({ lines }, []))[0]?.sample).toEqual({ priceCents: 0 });
  });
});

describe("the form of a remake", () => {
  const lines = [line({ doors: [aDoor({ quantity: 4 }), aDoor()] })];
  const made = { number: "HV-2", stage: "open", pieces: [{ line: 0, list: "doors", index: 1, hand: "", quantity: 1 }] };
  const choices = remakeChoices({ lines }, [made] as never);
  const check = async (fields: Readonly<Record<string, string>>) => {
    const { data, error } = await remakeValidator(choices).validate(new URLSearchParams({ cause: "made", ...fields }));
    return error ? error.fieldErrors : data;
  };

  it("asks for a piece and a cause", async () => {
    const none = { pieces: "Please check at least one piece", cause: "This field is required" };
    expect(await check({ cause: "" })).toEqual(none);
    expect(await check({})).toEqual({ pieces: "Please check at least one piece" });
    expect(await check({ pieces: "9-doors-9" })).toEqual({ pieces: "Please check at least one piece" });
  });

  it.each(["0", "5", "", "two", "-1", "1.5"])("refuses a quantity of %j of four", async (typed) => {
    const name = quantityName("0-doors-0");
    expect(await check({ pieces: "0-doors-0", [name]: typed })).toEqual({
      [name]: "Please enter a number from 1 to 4",
    });
  });

  it("warns of pieces that were already made again, and takes them once that is confirmed", async () => {
    const warned = (await check({ pieces: "0-doors-1" })) as { again: string };
    expect(warned.again).toMatch(/^Already made again: Door 2, .*\(HV-2\)/);
    expect(await check({ pieces: "0-doors-1", again: "on" })).toMatchObject({
      pieces: [{ line: 0, list: "doors", index: 1, quantity: 1 }],
      again: true,
    });
    const canceled = remakeChoices({ lines }, [{ ...made, stage: "canceled" }] as never);
    expect(canceled.map(({ remade }) => remade)).toEqual([0, 0]);
  });
});

describe("the figures of remakes", () => {
  const aLine = fc.record({
    order_id: fc.integer({ min: 1, max: 5 }),
    placed_at: fc.integer({ min: Date.UTC(2026, 7, 1), max: Date.UTC(2026, 10, 30) }),
    cause: fc.constantFrom(...REMAKE_CAUSES),
    product_id: fc.constantFrom("ashby", "lowell"),
    pieces: fc.integer({ min: 1, max: 40 }),
    area: fc.integer({ min: 1, max: 99_999 }),
  });
  const someRemade = fc.array(
    aLine.map((one): RemadeLine => ({ ...one, title: `The ${one.product_id}` })),
    { maxLength: 30 },
  );

  it("add up to all pieces by cause, by style, by month and in the file", () => {
    fc.assert(
      fc.property(someRemade, someRemade, (now, ago) => {
        const pieces = now.reduce((sum, one) => sum + one.pieces, 0);
        const column = (rows: readonly (readonly string[])[], at: number) =>
          rows.reduce((sum, row) => sum + Number(row[at]?.replaceAll(",", "")), 0);
        const tables = remadeTables({ now, ago }, "America/Los_Angeles");
        expect(tables).toHaveLength(now.length + ago.length === 0 ? 0 : 3);
        for (const { rows } of tables) expect(column(rows, 2)).toBe(pieces);
        expect(column(remadeFile({ now }, "America/Los_Angeles").slice(1), 4)).toBe(pieces);
        const plot = remadePlot({ now, ago });
        expect(plot === null).toBe(now.length + ago.length === 0);
        for (const { width } of plot?.bars ?? []) expect(width).toBeLessThanOrEqual(400);
      }),
    );
  });

  it("have the month in the shop's time zone", () => {
    const one = { order_id: 1, cause: "made", product_id: "ashby", title: "Ashby", pieces: 1, area: 36_864 } as const;
    const now = [{ ...one, placed_at: Date.UTC(2026, 8, 1, 5) }];
    expect(remadeFile({ now }, "America/Los_Angeles")[1]).toEqual(["2026-08", "Made wrong", "Ashby", "1", "1", "1.00"]);
  });
});
