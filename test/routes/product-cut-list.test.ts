import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { PostedCutList } from "~/domain/cut-list/posted-cut-list";
import { type OrderReply, receivedReply } from "~/domain/order-reply";
import type { PieceList } from "~/domain/piece";
import type { Product } from "~/domain/product";
import { action } from "~/routes/product.$productId";
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
vi.mock("~/services/catalog.server", () => ({ catalog: () => ({ find: async () => FIR }) }));

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
  if (reply.outcome !== "list-read") throw new Error(`not a list: ${reply.outcome}`);
  return reply.list;
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
  it("comes back as text, with the rows that were typed", async () => {
    const typed = [
      ["doors[0].widthInches", "24"],
      ["doors[0].location", "Typed"],
    ] as const;
    const reply = await replyTo([...typed, ["cutList.text", LIST], ["intent", "import:read"]]);
    expect(reply.outcome).toBe("list-read");
    expect(reply).toMatchObject({ list: { text: LIST, problem: null, choices: {} } });
    expect(locations(reply, "doors")).toEqual(["Typed"]);
  });

  it("is taken as it is ticked, behind the rows that were typed", async () => {
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

  it("keeps what was chosen of columns, unit, exchanges and ticks", async () => {
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
    });
  });

  it("is read from a file in any encoding, which comes before the text", async () => {
    const reply = await replyTo([
      ...([
        ["cutList.text", "old"],
        ["cutList.file", file("01-opencutlist-mm-utf16le.csv")],
      ] as const),
      ["intent", "import:take"],
    ]);
    expect(reply.outcome).toBe("list-read");
    expect(reply).toHaveProperty("list.text", expect.stringContaining("393.7 mm"));
  });

  it("is no file where none was chosen", async () => {
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
  ])("says that a file is a %s, and keeps the text", async (problem, content) => {
    const list = await listOf([
      ["cutList.text", LIST],
      ["cutList.file", new File([content], "list.csv")],
      ["intent", "import:read"],
    ]);
    expect(list).toMatchObject({ problem, text: LIST });
  });

  it("is refused with its limit beyond it, and in a field of another name", async () => {
    const big = await refusal([["cutList.file", new File(["1".repeat(1280 * 1024)], "list.csv")]]);
    expect(big.status).toBe(413);
    expect(big.message).toContain("1 MB");
    expect((await refusal([["other.file", new File(["1"], "list.csv")]])).status).toBe(400);
  });

  it("takes nothing where nothing is ticked", async () => {
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
