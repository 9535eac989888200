import { describe, expect, it } from "vitest";
import { receivedReply } from "~/configurator/order-form/order-reply";
import { loader } from "~/routes/how-to.hinges";
import { action } from "~/routes/product.$productId";
import type { Product } from "~/trade/catalog/product";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import { readOldDoor } from "~/trade/openings/old-door";
import { catalogAnswers } from "../support/answering-catalog";

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

const inches = (value: number) => value * 16 * CUP_UNITS.sixteenth;

describe("/how-to/hinges", () => {
  async function load(query: string) {
    const response = await loader({
      request: new Request(`http://localhost:3000/how-to/hinges${query}`),
      params: {},
      context: {},
    });
    return response.json();
  }

  it("has no strip until heights are typed", async () => {
    expect(await load("")).toMatchObject({ strip: null, problem: "", fields: { from: "top", side: "left", cups: [] } });
    expect(await load("?cup=&cup=&side=right")).toMatchObject({ strip: null, problems: [null, null] });
  });

  it("makes a strip of typed values, its heights in order", async () => {
    const answer = await load("?side=right&from=bottom&boring=3&fixing=48x6-10x11&cup=27+1%2F2&cup=96+mm&cup=");
    expect(answer).toMatchObject({
      fields: { side: "right", from: "bottom", boring: "3", fixing: "48x6-10x11", cups: ["27 1/2", "96 mm", ""] },
      strip: {
        side: "right",
        from: "bottom",
        cups: [960 * CUP_UNITS.tenthMm, inches(27.5)],
        inset: 205 * CUP_UNITS.tenthMm,
        fixing: { spacing: 480, offset: 60, diameter: 100, depth: 110 },
        // 27 1/2 in and 1 1/2 in beyond, in sections of 8 in.
        sections: 4,
      },
    });
  });

  it.each([
    ["3+m", "not in meters"],
    ["nine", "not a size"],
    ["200", "up to 96 in"],
    ["0", "above 0"],
  ])("refuses a height of %s beside its field, and preserves every other", async (typed, reason) => {
    const { strip, problems, fields } = await load(`?cup=3&cup=${typed}`);
    expect([strip, problems]).toEqual([null, [null, expect.stringContaining(reason)]]);
    expect(fields.cups).toEqual(["3", typed.replace("+", " ")]);
  });

  it("refuses more cups than a door takes", async () => {
    const forty = Array.from({ length: 40 }, (_, cup) => `cup=${cup + 1}`).join("&");
    expect(await load(`?${forty}`)).toMatchObject({
      strip: null,
      problem: "A door takes up to 5 cups. You gave heights for 40.",
    });
  });

  it("falls back on the usual choices for values that no field has", async () => {
    expect(await load("?side=up&from=middle&boring=9&fixing=nails&cup=3")).toMatchObject({
      fields: { side: "left", from: "top", boring: "5", fixing: "" },
      strip: { inset: 225 * CUP_UNITS.tenthMm, fixing: null },
    });
  });
});

describe("one old door on /how-to/hinges", () => {
  async function page(query: string) {
    const answer = await loader({
      request: new Request(`http://localhost:3000/how-to/hinges${query}`),
      params: {},
      context: {},
    });
    return (await answer.json()).old;
  }

  it("is read from the address, so that its rule can be passed on", async () => {
    const old = await page("?doorWidth=16&doorHeight=25&openingWidth=15&openingHeight=+24+&left=1%2F2&doors=&size=9");
    expect(old).toMatchObject({ doorWidth: "16", openingHeight: "24", left: "1/2", gap: "" });
    expect(readOldDoor(old).kind).toBe("rule");
    expect((await page(`?doorWidth=${"9".repeat(5000)}`)).doorWidth).toHaveLength(64);
  });
});

describe("cups that are copied down without JavaScript", () => {
  const ROWS = {
    "doors[0].widthInches": "15",
    "doors[0].heightInches": "30",
    "doors[1].widthInches": "16",
    "doors[1].heightInches": "30",
    "doors[1].hingesFrom": "bottom",
    "doors[1].fixing": "48x6-10x11",
    "doors[1].boring": "3",
    "doors[2].widthInches": "17",
    "doors[2].heightInches": "40",
    "doors[2].cups": "5",
    "doors[2].location": "Sink",
  };

  async function press(intent: string) {
    const body = new URLSearchParams({ ...ROWS, intent });
    for (const cup of ["3 3/4", "96 mm", ""]) body.append("doors[1].cups", cup);
    const request = new Request("http://localhost:3000/product/fir", { method: "POST", body });
    const response = await action({ request, params: { productId: "fir" }, context: {} });
    const reply = receivedReply(await response.json());
    return { status: response.status, reply, doors: reply.draft.rows.doors.map((row) => row.draft) };
  }

  it("go to the rows below with their end, fixing and distance from the edge, and nothing else changes", async () => {
    const { status, reply, doors } = await press("copy-down:doors:1");
    expect([status, reply.outcome]).toEqual([200, "rows"]);
    expect(doors).toMatchObject([
      { widthInches: "15", cups: "", hingesFrom: "", fixing: "" },
      { widthInches: "16", cups: "3 3/4; 96 mm", hingesFrom: "bottom", fixing: "48x6-10x11", boring: "3" },
      { widthInches: "17", cups: "3 3/4; 96 mm", hingesFrom: "bottom", fixing: "48x6-10x11", boring: "3" },
    ]);
    expect(doors[2]).toMatchObject({ heightInches: "40", location: "Sink" });
  });

  it("show the details of their row again", async () => {
    expect((await press("copy-down:doors:1")).reply.details).toMatchObject({ list: "doors", index: 1 });
  });

  it.each(["copy-down:doors:2", "copy-down:doors:9"])("change nothing if no row is below: %s", async (intent) => {
    const { status, doors } = await press(intent);
    expect(status).toBe(200);
    expect(doors.map(({ cups }) => cups)).toEqual(["", "3 3/4; 96 mm", "5"]);
  });
});
