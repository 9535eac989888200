import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RemadeLine, remadeFile, remadePlot, remadeTables } from "~/office/figures/remade";
import type { Order, OrderLine } from "~/ordering/orders/order";
import { piecesOf, priceLines } from "~/ordering/orders/order-price";
import { correctionText, pieceMarks, wasText } from "~/ordering/orders/remade-words";
import { REMAKE_CAUSES } from "~/ordering/orders/remake";
import { closeIntent, openIntent, readOpened } from "~/ordering/remakes/correction";
import { remadeLines, remakeChoices } from "~/ordering/remakes/remade-lines";
import {
  correctionName,
  type RemakeRequest,
  remakeQuantityName,
  remakeValidator,
} from "~/ordering/remakes/remake-form";
import { toDraft } from "~/trade/pieces/drafted-piece";
import { aDoor } from "../../../support/order-builders";

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
        const choices = remakeChoices({ lines });
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
    const choices = remakeChoices({ lines });
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
    expect(remadeLines(lines, remakeChoices({ lines }))[0]?.sample).toEqual({ priceCents: 0 });
  });
});

/** The fields of a door as the page sends them. */
const fieldsOfDoor = (index: number, door: ReturnType<typeof aDoor>) =>
  Object.fromEntries(Object.entries(toDraft(door)).map(([name, text]) => [`doors[${index}].${name}`, String(text)]));

describe("the form of a remake", () => {
  const lines = [line({ doors: [aDoor({ quantity: 4 }), aDoor()] })];
  const made = { number: "HV-2", stage: "open", pieces: [{ line: 0, list: "doors", index: 1, hand: "", quantity: 1 }] };
  const order = { lines, state: "shipped", remakes: [made] } as unknown as Order;
  const check = async (fields: Readonly<Record<string, string>>, of = order) => {
    const { data, error } = await remakeValidator(of).validate(new URLSearchParams({ cause: "made", ...fields }));
    return error ? error.fieldErrors : data;
  };
  const DOOR = { pieces: "0-doors-1", again: "on", corrected: "0-doors-1" };
  const AS_ORDERED = fieldsOfDoor(1, aDoor());

  it("asks for a piece and a cause", async () => {
    const none = { pieces: "Please check at least one piece", cause: "This field is required" };
    expect(await check({ cause: "" })).toEqual(none);
    expect(await check({})).toEqual({ pieces: "Please check at least one piece" });
    expect(await check({ pieces: "9-doors-9" })).toEqual({ pieces: "Please check at least one piece" });
  });

  it.each(["0", "5", "", "two", "-1", "1.5"])("refuses a quantity of %j of four", async (typed) => {
    const name = remakeQuantityName("0-doors-0");
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
    const canceled = remakeChoices({ lines, remakes: [{ ...made, stage: "canceled" }] as never });
    expect(canceled.map(({ remade }) => remade)).toEqual([0, 0]);
  });

  it("takes a piece that is corrected, and leaves one that is open but as ordered", async () => {
    const wider = { ...AS_ORDERED, "doors[1].widthInches": "16 1/4", "doors[1].widthFraction": "0" };
    expect(await check({ ...DOOR, ...wider })).toMatchObject({
      pieces: [{ index: 1, corrected: aDoor({ width: { inches: 16, fraction: "1/4" } }) }],
    });
    const same = (await check({ ...DOOR, ...AS_ORDERED })) as RemakeRequest;
    expect(same.pieces[0]).not.toHaveProperty("corrected");
  });

  it("drops the opening of a corrected size, and keeps location and note", async () => {
    const door = aDoor({ location: "Sink", note: "Knot", opening: "14.5x29/1/2" });
    const of = { ...order, lines: [line({ doors: [door] })], remakes: [] } as Order;
    const fields = {
      pieces: "0-doors-0",
      corrected: "0-doors-0",
      ...fieldsOfDoor(0, door),
      "doors[0].location": "Ann",
    };
    const { pieces } = (await check({ ...fields, "doors[0].heightInches": "31" }, of)) as RemakeRequest;
    expect(pieces[0]?.corrected).toMatchObject({ location: "Sink", note: "Knot", height: { inches: 31 } });
    expect(pieces[0]?.corrected).not.toHaveProperty("opening");
  });

  it.each([
    ["what cannot be made", { "doors[1].heightInches": "98" }, /./],
    ["a missing size", { "doors[1].heightInches": "" }, /Height is required/],
    ["nonsense", { "doors[1].widthInches": "wide" }, /Width/],
    ["cups off the door", { "doors[1].cups": "60" }, /./],
    ["a piece that is not checked", { "doors[1].heightInches": "31", pieces: "0-doors-0" }, /^Check this piece too/],
  ])("refuses %s beside the piece", async (_what, wrong, words) => {
    const fields = { [remakeQuantityName("0-doors-0")]: "1", ...DOOR, ...AS_ORDERED, ...wrong };
    const errors = (await check(fields)) as Record<string, string>;
    expect(Object.keys(errors)).toEqual([correctionName("0-doors-1")]);
    expect(errors[correctionName("0-doors-1")]).toMatch(words);
  });

  it("corrects only what was wrong as ordered or made wrong", async () => {
    const taller = { ...DOOR, ...AS_ORDERED, "doors[1].heightInches": "31" };
    for (const cause of ["damaged", "finish", "missing"]) {
      expect(await check({ ...taller, cause })).toEqual({ cause: expect.stringMatching(/^Pieces are corrected only/) });
    }
    expect(await check({ ...taller, cause: "ordered" })).toMatchObject({ cause: "ordered" });
  });

  it("has nothing that was damaged on the way before the order has shipped", async () => {
    const early = { ...order, state: "in-production" } as Order;
    const one = { pieces: "0-doors-1", again: "on" };
    expect(await check({ ...one, cause: "damaged" }, early)).toEqual({
      cause: expect.stringMatching(/has not shipped/),
    });
    expect(await check(one, early)).toMatchObject({ cause: "made" });
  });

  it("opens and closes a piece by a button, with everything typed", () => {
    const fields = { ...AS_ORDERED, corrected: "0-doors-1", "doors[1].heightInches": "31 1/2", pieces: "0-doors-1" };
    const choices = remakeChoices(order);
    const read = (intent: string) => readOpened(new URLSearchParams({ ...fields, intent }), choices);
    const opened = read(openIntent("0-doors-0"));
    expect(opened).toMatchObject({ hasIntent: true, pieces: ["0-doors-1", "0-doors-0"] });
    expect(opened.opened["0-doors-1"]).toMatchObject({ heightInches: "31 1/2" });
    expect(Object.keys(opened.opened).sort()).toEqual(["0-doors-0", "0-doors-1"]);
    expect(read(closeIntent("0-doors-1"))).toMatchObject({ hasIntent: true, opened: {} });
    expect(read("").hasIntent).toBe(false);
  });
});

describe("the words about a remake", () => {
  const was = aDoor({ hinge: "left", preBored: false });
  const now = aDoor({ hinge: "right", height: { inches: 31, fraction: "0" }, preBored: true, note: "Knot" });

  it("name what differs from the order, and nothing else", () => {
    expect(correctionText(now, was)).toBe(
      '15 1/2" × 31", was 15 1/2" × 30"; Hinged right, was hinged left; Pre-bored, was not pre-bored; Note: Knot, was not given',
    );
    expect(wasText({ ...was, height: now.height }, was)).toBe('was 15 1/2" × 30"');
  });

  it("mark the rows of the original and of the remake", () => {
    const lines = [line({ doors: [aDoor({ quantity: 4 }), now] })];
    const pieces = [{ line: 0, list: "doors", index: 0, hand: "", quantity: 2 }];
    const remakes = [
      { number: "HV-2", stage: "open", pieces },
      { number: "HV-3", stage: "canceled", pieces },
    ];
    expect(pieceMarks({ lines, remakes } as never).map(({ text }) => text)).toEqual([
      "2 of 4 made again in order HV-2.",
    ]);
    const remake = { of: "HV-1", cause: "ordered", corrected: [{ line: 0, list: "doors", index: 1, was }] } as const;
    expect(pieceMarks({ lines, remake }).map(({ index, text }) => [index, text])).toEqual([
      [1, expect.stringMatching(/^Corrected: 15 1\/2" × 31", was 15 1\/2" × 30";/)],
    ]);
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
