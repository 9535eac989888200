import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { shownText } from "~/configurator/cut-list-panel/cut-list-shown";
import { type OrderReply, receivedReply } from "~/configurator/order-form/order-reply";
import * as settings from "~/house/settings/services/settings.server";
import { FIRST_OPTIONS } from "~/house/settings/settings.server";
import { action } from "~/routes/product.$productId";
import type { Product } from "~/trade/catalog/product";
import type { PostedCutList } from "~/trade/cut-list/reading/posted-cut-list";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";
import type { PieceList } from "~/trade/measure/piece";
import { catalogAnswers } from "../support/answering-catalog";
import { someSettings } from "../support/shop-settings";
import { ROOT } from "../support/source-files";

const FIR: Product = {
  id: "fir",
  title: "Fir",
  description: "",
  images: [],
  priceCents: 2000,
  currency: "USD",
  specification: null,
};
catalogAnswers({ find: async () => FIR });

const LIST = "Location,Width,Height,Qty\nSink,15 1/2,30,2\nStove,abc,30,1\nHall,12,24,1\n";

type Fields = readonly (readonly [string, string | Blob])[];

async function post(fields: Fields) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const request = new Request("http://localhost:3000/product/fir", { method: "POST", body });
  return action({ request, params: { productId: "fir" }, context: {} });
}

async function replyTo(fields: Fields): Promise<OrderReply> {
  const response = await post(fields);
  expect(response.status).toBe(200);
  return receivedReply(await response.json());
}

async function listOf(fields: Fields): Promise<PostedCutList> {
  const reply = await replyTo(fields);
  if (reply.outcome !== "list-read" || !reply.cutList) throw new Error(`not a list: ${reply.outcome}`);
  return reply.cutList.list;
}

async function refusal(fields: Fields) {
  const thrown: unknown = await post(fields).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error(`not refused: ${thrown}`);
  return { status: thrown.status, message: (await thrown.json()).message as string };
}

const file = (name: string) =>
  new File([new Uint8Array(readFileSync(path.join(ROOT, "test/fixtures/cut-lists", name)))], name);
const locations = (reply: OrderReply, list: PieceList) => reply.draft.rows[list].map((row) => row.draft.location);

describe("a cut list that is posted with the order form", () => {
  it("is read with the fixing patterns that the owner offers", async () => {
    const text = "Width,Height,Fixing\n15 1/2,30,60 x 8\n";
    const take = async () => {
      const reply = await replyTo([
        ["cutList.text", text],
        ["cutList.shown", shownText(text, readCutList(text), {})],
        ["cutList.tick", "0"],
        ["intent", "import:take"],
      ]);
      expect(reply.outcome).toBe("list-taken");
      return reply.draft.rows.doors.map((row) => row.draft.fixing);
    };
    expect(await take()).toEqual([""]);
    const options = { ...FIRST_OPTIONS, fixings: [{ key: "60x8-8x12", name: "Ours", makes: "" }] };
    vi.spyOn(settings, "settingsShown").mockResolvedValue(someSettings({ options }));
    expect(await take()).toEqual(["60x8-8x12"]);
  });

  it("is returned as text, with the rows that were typed", async () => {
    const typed = [
      ["doors[0].widthInches", "24"],
      ["doors[0].location", "Typed"],
    ] as const;
    const reply = await replyTo([...typed, ["cutList.text", LIST], ["intent", "import:read"]]);
    expect(reply.outcome).toBe("list-read");
    expect(reply).toMatchObject({
      cutList: { list: { text: LIST, problem: null, choices: {} }, isShown: true, isLeft: false },
    });
    expect(locations(reply, "doors")).toEqual(["Typed"]);
  });

  it("adds its ticked rows after the rows that were typed", async () => {
    const shown = ["cutList.shown", "0+:0 2+:0"] as const;
    const reply = await replyTo([
      ...([["doors[0].widthInches", "24"], ["doors[0].location", "Typed"], ["cutList.text", LIST], shown] as const),
      ...([
        ["cutList.tick", "0"],
        ["cutList.list", "0:drawers"],
        ["intent", "import:take"],
      ] as const),
    ]);
    expect(reply).toMatchObject({ outcome: "list-taken", pieces: 2 });
    expect(locations(reply, "doors")).toEqual(["Typed"]);
    expect(reply.draft.rows.drawers[0]?.draft).toMatchObject({ location: "Sink", quantity: "2", widthFraction: "1/2" });
  });

  it("preserves the choices of columns, unit, swaps and ticks", async () => {
    const list = await listOf([
      ...([
        ["cutList.text", LIST],
        ["cutList.shown", "0+!:0 2:0"],
        ["cutList.tick", "2"],
        ["cutList.unit", "mm"],
      ] as const),
      ...([
        ["cutList.swap", "on"],
        ["cutList.swapped", "2"],
        ["cutList.column", "0:note"],
        ["cutList.column", "9:evil"],
      ] as const),
      ["intent", "import:read"],
    ]);
    expect(list.choices).toEqual({
      columns: { 0: "note" },
      unit: "mm",
      swap: true,
      swapped: [2],
      ticks: { 0: false, 2: true },
      lists: {},
      quantities: {},
      sizes: {},
      pairs: {},
      lines: {},
    });
  });

  it("is read from a file in any encoding, before the text", async () => {
    const reply = await replyTo([
      ...([
        ["cutList.text", "old"],
        ["cutList.file", file("01-opencutlist-mm-utf16le.csv")],
      ] as const),
      ["intent", "import:take"],
    ]);
    expect(reply.outcome).toBe("list-read");
    expect(reply).toHaveProperty("cutList.list.text", expect.stringContaining("393.7 mm"));
  });

  it("ignores the file field if no file was chosen", async () => {
    const list = await listOf([
      ["cutList.text", LIST],
      ["cutList.file", new File([], "")],
      ["intent", "import:read"],
    ]);
    expect(list.text).toBe(LIST);
  });

  it.each([
    ["pdf", "%PDF-1.7 and so on"],
    ["workbook", "PK\u0003\u0004"],
    ["too-large", "1".repeat(1024 * 1024 + 1)],
  ])("says that a file is a %s, and leaves the text in place", async (problem, content) => {
    const list = await listOf([
      ["cutList.text", LIST],
      ["cutList.file", new File([content], "list.csv")],
      ["intent", "import:read"],
    ]);
    expect(list).toMatchObject({ problem, text: LIST });
  });

  it("is refused over its limit, and in an unknown field", async () => {
    const big = await refusal([["cutList.file", new File(["1".repeat(2048 * 1024)], "list.csv")]]);
    expect(big.status).toBe(413);
    expect(big.message).toContain("2 MB");
    expect((await refusal([["other.file", new File(["1"], "list.csv")]])).status).toBe(400);
  });

  it("takes nothing if nothing is ticked", async () => {
    const reply = await replyTo([
      ["cutList.text", LIST],
      ["cutList.shown", "0+:0 2+:0"],
      ["intent", "import:take"],
    ]);
    expect(reply.outcome).toBe("list-read");
  });

  it("is left alone by every other button", async () => {
    expect(
      (
        await replyTo([
          ["cutList.text", LIST],
          ["intent", "price"],
        ])
      ).outcome,
    ).toBe("rows");
  });
});

/** The fields of a list as shown, with nothing changed. */
function shownFields(text: string): [string, string][] {
  const reading = readCutList(text);
  return [
    ["cutList.text", text],
    ["cutList.shown", shownText(text, reading, {})],
    ...reading.rows.filter((row) => row.isTicked).map((row): [string, string] => ["cutList.tick", String(row.key)]),
    ...reading.columns.map(({ index, meaning }): [string, string] => ["cutList.column", `${index}:${meaning}`]),
    ...reading.rows.flatMap(({ key, quantity, written }): [string, string][] => [
      [`cutList.quantity.k${key}`, String(quantity)],
      [`cutList.width.k${key}`, written.width],
      [`cutList.height.k${key}`, written.height],
    ]),
  ];
}

/** The fields with one value changed. */
const changed = (fields: readonly [string, string][], name: string, value: string): [string, string][] =>
  fields.map(([one, text]) => [one, one === name ? value : text]);

const TAKE = ["intent", "import:take"] as const;
const READ = ["intent", "import:read"] as const;

describe("the unreadable lines of a posted cut list", () => {
  it("stay in the field under their heading once the others are taken", async () => {
    const reply = await replyTo([...shownFields(LIST), TAKE]);
    expect(reply).toMatchObject({ outcome: "list-taken", pieces: 3 });
    expect(reply.cutList).toMatchObject({
      list: { text: "Location,Width,Height,Qty\nStove,abc,30,1" },
      isLeft: true,
      isShown: true,
    });
  });

  it("leave an empty field if there are none, even with an unticked line", async () => {
    const fields = shownFields("15 x 30 sink\n12 x 24 hall\n").filter(([, value]) => value !== "1");
    const reply = await replyTo([...fields, TAKE]);
    expect(reply.outcome).toBe("list-taken");
    expect(reply.cutList).toBeUndefined();
  });

  it("are read in the unit of the whole list", async () => {
    const list = "W,H,Qty\n400,700,1\n450,800,1\n12 1/2/3,40,1\n";
    const fields: [string, string][] = [...shownFields(list), ["cutList.unit", "mm"]];
    const { cutList } = await replyTo([...fields, TAKE]);
    expect(cutList?.list.choices.unit).toBe("mm");
  });

  it("are returned by every other button of the form, and from a file sent with another button", async () => {
    const reply = await replyTo([
      ["cutList.text", LIST],
      ["cutList.left", "on"],
      ["intent", "add:doors"],
    ]);
    expect(reply).toMatchObject({ outcome: "rows", cutList: { list: { text: LIST }, isLeft: true, isShown: false } });
    const list = new File([LIST], "list.csv");
    const sent = await replyTo([
      ["cutList.text", ""],
      ["cutList.file", list],
      ["intent", "add:doors"],
    ]);
    expect(sent.cutList).toMatchObject({ list: { text: LIST }, isShown: true });
  });

  it("stay after the next file", async () => {
    const left = "Location,Width,Height,Qty\nStove,abc,30,1";
    const next = new File(["W,H\n12,24\n"], "next.csv");
    const { cutList } = await replyTo([...shownFields(left), ["cutList.left", "on"], ["cutList.file", next], READ]);
    expect(cutList).toMatchObject({ list: { text: `W,H\n12,24\n\n${left}` }, isLeft: true });
  });

  it("are not doubled by a file that replaces a list that was shown", async () => {
    const next = new File(["W,H\n12,24\n"], "next.csv");
    const { cutList } = await replyTo([...shownFields(LIST), ["cutList.file", next], READ]);
    expect(cutList?.list.text).toBe("W,H\n12,24\n");
  });
});

describe("a corrected posted cut list", () => {
  const sizeOf = (reply: OrderReply, index: number) => {
    const draft = reply.draft.rows.doors[index]?.draft;
    return [draft?.quantity, draft?.widthInches, draft?.widthFraction, draft?.heightInches];
  };

  it("takes the quantity and the sizes that were typed into its rows", async () => {
    const fields = changed(
      changed(changed(shownFields(LIST), "cutList.quantity.k0", "4"), "cutList.height.k2", "25"),
      "cutList.width.k1",
      "13 1/2",
    );
    const reply = await replyTo([...fields, ["cutList.tick", "1"], TAKE]);
    expect(reply).toMatchObject({ outcome: "list-taken", pieces: 6 });
    expect([0, 1, 2].map((index) => sizeOf(reply, index))).toEqual([
      ["4", "15", "1/2", "30"],
      ["1", "13", "1/2", "30"],
      ["1", "12", "0", "25"],
    ]);
    expect(reply.cutList).toBeUndefined();
  });

  it("preserves typed sizes when its columns are swapped", async () => {
    const typed = changed(shownFields(LIST), "cutList.width.k0", "16");
    const { choices } = await listOf([...typed, ["cutList.swapped", "0"], READ]);
    expect(choices.sizes).toEqual({ 0: { width: "30", height: "16" } });
    expect(choices.quantities).toEqual({});
  });

  it("says which columns count, and what its other lines are", async () => {
    const text = "Location,Width,Height,Qty,Units\nSink,15,30,2,4\ntwo doors 12 x 24,,,,\n";
    const fields: [string, string][] = [...shownFields(text), ["cutList.counts", "3:quantity,4:times"]];
    const reply = await replyTo([...fields, ["cutList.line", "3:piece"], READ]);
    expect(reply.cutList?.list.choices).toMatchObject({
      columns: { 3: "quantity", 4: "times" },
      lines: { 3: "piece" },
    });
    const unchanged = await listOf([...shownFields(text), ["cutList.counts", ""], ["cutList.line", "3:"], READ]);
    expect([unchanged.choices.columns, unchanged.choices.lines]).toEqual([{}, {}]);
  });

  it("records no column or unit that was not changed", async () => {
    const { choices } = await listOf([...shownFields(LIST), ["cutList.unit", "in"], READ]);
    expect([choices.columns, choices.unit]).toEqual([{}, undefined]);
  });

  it("is shown again before it is taken if its text was changed, with only the column choices preserved", async () => {
    const fields = changed(shownFields(LIST), "cutList.text", LIST.replace("abc", "14"));
    const reply = await replyTo([...changed(fields, "cutList.quantity.k0", "9"), ["cutList.swap", "on"], TAKE]);
    expect(reply.outcome).toBe("list-read");
    expect(reply.cutList?.list.choices).toEqual({ columns: {}, swap: true });
  });

  it("forgets what was chosen for another list", async () => {
    const fields = changed(shownFields(LIST), "cutList.text", "H,W\n30,15\n");
    expect((await listOf([...fields, ["cutList.swap", "on"], READ])).choices).toEqual({});
  });
});

describe("a question about a posted cut list", () => {
  it("is answered for a pair, for a count, and for openings", async () => {
    const { choices } = await listOf([
      ...shownFields("15 x 30 pair\n12 x 24 hall"),
      ["cutList.pair", "0:both"],
      ["cutList.pair", "1:"],
      ["cutList.count", "1:4"],
      ["cutList.openings", "full"],
      ["cutList.openingSide", "36"],
      READ,
    ]);
    expect(choices).toMatchObject({
      pairs: { 0: "both" },
      quantities: { 1: "4" },
      openings: { mount: "full", side: 36, gap: 4 },
    });
  });
});
