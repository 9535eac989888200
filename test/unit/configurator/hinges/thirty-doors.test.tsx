import DxfParser, { type ICircleEntity } from "dxf-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DoorDrawing } from "~/configurator/door-drawing/door-drawing";
import { readConfigurationForm } from "~/configurator/order-form/configuration-form";
import { LAYERS, partsDxf } from "~/ordering/cutting/dxf.server";
import { cutListCsv } from "~/ordering/paper/cut-list-csv";
import { LabelSheets } from "~/ordering/paper/page/label-sheets";
import { WorkPieces } from "~/ordering/paper/page/work-pieces";
import { workOrder } from "~/ordering/paper/work-order";
import { workOrderCsv } from "~/ordering/paper/work-order-csv";
import { readCutList, takenPieces } from "~/trade/cut-list/reading/read-cut-list";
import { JOINERY } from "~/trade/making/joinery";
import { writeCup } from "~/trade/measure/cup-height";
import type { Door } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { toDoor } from "~/trade/pieces/drafted-piece";
import { aCartLine } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";
import { planOf } from "../../ordering/cutting/orders";

/** Slabs, and mitered frames for glass, whose cups are in a stile of 2 1/4 in. */
const STYLES = [
  { what: "slabs", style: "calder", glass: "", member: 16 * 254 },
  { what: "mitered frames for glass", style: "harrow", glass: "yes", member: 2.25 * 254 },
] as const;

/** A height as somebody types it, and in tenths of a millimeter, worked out by hand arithmetic. */
type Height = readonly [text: string, tenths: number];

/** Thirty doors, 30 to 58 in high, hinged left, with odd heights in every notation. */
const DOORS = Array.from({ length: 30 }, (_, n) => {
  const high = 30 + n;
  const from = n % 3 === 2 ? "bottom" : "";
  const low: Height = [
    [`${84 + n} mm`, 840 + n * 10] as const,
    [`3 ${(n % 15) + 1}/16`, (3 + ((n % 15) + 1) / 16) * 254] as const,
    [`${(90 + n) / 10} cm`, 900 + n * 10] as const,
    [`${3 + (n % 4)}.375"`, (3.375 + (n % 4)) * 254] as const,
  ][n % 4] ?? ["", 0];
  const top: Height =
    n % 2 === 0 ? [`${high - 5} 7/16`, (high - 5 + 7 / 16) * 254] : [`${500 + n}.3 mm`, 5003 + n * 10];
  return {
    high,
    from,
    hinge: n % 5 === 0 ? "right" : "left",
    heights: [low, top],
    boring: String(3 + (n % 4)),
  } as const;
});

type TestDoor = (typeof DOORS)[number];

const tenths = (door: TestDoor) => door.heights.map(([, at]) => at);
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value));
const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 0));

function draftOf({ high, from, hinge, heights, boring }: TestDoor, n: number, glass: string): PieceDraft {
  return {
    ...BLANK_PIECE,
    widthInches: "16",
    heightInches: String(high),
    location: `D${n + 1}`,
    preBored: true,
    hinge,
    boring,
    hingesFrom: from,
    cups: heights.map(([text]) => text).join("; "),
    fixing: n % 2 === 0 ? "45x9.5-8x13" : "",
    glass,
  };
}

/** The doors as a browser without JavaScript posts them: a field for each cup. */
function posted(glass: string): Door[] {
  const form = new URLSearchParams();
  for (const [n, door] of DOORS.entries()) {
    const { cups, preBored: _, ...texts } = draftOf(door, n, glass);
    for (const [name, value] of Object.entries(texts)) form.append(`doors[${n}].${name}`, value);
    form.append(`doors[${n}].preBored`, "on");
    for (const text of [...cups.split("; "), "", "", ""]) form.append(`doors[${n}].cups`, text);
  }
  return readConfigurationForm(form).rows.doors.map(({ draft }) => toDoor(draft));
}

const imported = (text: string) => takenPieces(readCutList(text).rows).doors.map(toDoor);

/** The doors as a spreadsheet of somebody else has them. */
const foreign = (glass: string) =>
  [
    "Location\tWidth\tHeight\tHinge\tBored\tBoring\tMeasured from\tHinge 1\tHinge 2\tFixing\tGlass",
    ...DOORS.map(({ high, from, hinge, heights, boring }, n) =>
      [
        `D${n + 1}`,
        16,
        high,
        hinge,
        "yes",
        boring,
        from || "top",
        ...heights.map(([text]) => text),
        n % 2 ? "" : "dowels 45/9.5",
        glass || "no",
      ].join("\t"),
    ),
  ].join("\n");

/** Every figure of the form `3 3/4"` or `96.2 mm` in a text, in tenths of a millimeter. */
function figuresIn(text: string): number[] {
  return [...text.matchAll(/(?:(\d+) )?(\d+)\/(\d+)"|(\d+)"|([\d.]+) mm/g)].map(
    ([, whole, top, bottom, inches, mm]) => {
      if (mm) return Number(mm) * 10;
      return (inches ? Number(inches) : Number(whole ?? 0) + Number(top) / Number(bottom)) * 254;
    },
  );
}

const plain = (markup: string) => markup.replaceAll("&quot;", '"').replaceAll(/<[^>]*>/g, " ");

describe.each(STYLES)("thirty doors with odd heights, $what", ({ style, glass, member }) => {
  const specification = specificationOf(style);
  const typed = DOORS.map((door, n) => toDoor(draftOf(door, n, glass)));
  const line = aCartLine(style, { specification, doors: typed });

  it("are the same typed, posted without JavaScript, pasted, and imported from our own file", () => {
    expect(typed.map(({ cups = [] }) => rounded(cups.map((at) => at / 8)))).toEqual(
      DOORS.map((door) => rounded(tenths(door))),
    );
    expect(posted(glass)).toEqual(typed);
    expect(imported(foreign(glass))).toEqual(typed);
    expect(imported(cutListCsv([line]))).toEqual(typed);
  });

  it("have the same figures in their drawings", () => {
    for (const [n, door] of DOORS.entries()) {
      const piece = typed[n] as Door;
      const markup = renderToStaticMarkup(
        <DoorDrawing name={`d${n}`} side="back" list="doors" piece={piece} specification={specification} />,
      );
      const [, said = ""] = /cups (.*?)\(/.exec(plain(markup)) ?? [];
      expect(figuresIn(said).slice(0, 2)).toEqual(near(tenths(door)));
      // To scale: the distance between the two cups, by the height of the door on the sheet.
      const circles = [...markup.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map((match) =>
        match.slice(1).map(Number),
      );
      const radius = Math.max(...circles.map(([, , r = 0]) => r));
      const cups = circles.filter(([, , r]) => r === radius).map(([, y = 0]) => y);
      const drawn = ((cups[1] ?? 0) - (cups[0] ?? 0)) / radius;
      const [low = 0, high = 0] = tenths(door);
      expect(Math.abs(drawn * 175 - (high - low)) / (high - low)).toBeLessThan(0.01);
    }
  });

  it("have the same figures on labels, in the work order and in both CSV files", () => {
    const labels = renderToStaticMarkup(<LabelSheets of={[{ cart: [line], job: "" }]} first={1} />);
    const onLabels = [...plain(labels).matchAll(/Cups (.*?) from (top|bottom)/g)];
    expect(onLabels.map(([, text = ""]) => figuresIn(text))).toEqual(DOORS.map((door) => near(tenths(door))));
    expect(onLabels.map(([, , from]) => from)).toEqual(DOORS.map(({ from }) => from || "top"));

    const [work] = workOrder([line], JOINERY);
    if (!work) throw new Error("no work");
    const paper = plain(
      renderToStaticMarkup(<WorkPieces pieces={work.pieces} specification={work.group.specification} label="Ashby" />),
    );
    const bored = [...paper.matchAll(/Bore 2 cups: (.*?) from the/g)].map(([, text = ""]) => figuresIn(text));
    expect(bored).toEqual(DOORS.map((door) => near(tenths(door))));

    const csv = workOrderCsv(
      { number: "HV-1", contentRevision: 1 },
      [work],
      (_list, index) => `Door ${index + 1}`,
      {},
    ).replaceAll('""', '"');
    for (const [n, door] of DOORS.entries()) {
      const [, text = ""] = new RegExp(`Door ${n + 1}: Bore 2 cups: (.*?) from the`).exec(csv) ?? [];
      expect(figuresIn(text)).toEqual(near(tenths(door)));
    }
    const list = cutListCsv([line]);
    for (const { cups = [] } of typed) expect(list).toContain(cups.map(writeCup).join("; "));
  });

  it("have the same figures in DXF, read by another program, mirrored for the other hand", () => {
    const { parts } = planOf([line]);
    for (const [n, door] of DOORS.entries()) {
      const mine = parts.filter(({ piece }) => piece.row === typed[n]);
      const entities = new DxfParser().parseSync(partsDxf(mine, "HV-1 rev. 1"))?.entities ?? [];
      const circles = entities.filter((entity): entity is ICircleEntity => entity.type === "CIRCLE");
      const cups = circles.filter(({ layer }) => layer === LAYERS.cups);
      // The top of the door is at the right of its part, and heights from the bottom are as they are.
      const heights = cups.map(({ center }) => center.x * 254).map((x) => (door.from ? x : door.high * 254 - x));
      expect(heights.sort((one, other) => one - other)).toEqual(near(tenths(door)));
      const deep = (Number(door.boring) + 17.5) * 10;
      const across = cups.map(({ center }) => center.y * 254);
      expect(across).toEqual(near(cups.map(() => (door.hinge === "left" ? deep : member - deep))));
      const fixings = circles.filter(({ layer }) => layer === "FIXING_8MM_D13MM");
      expect(fixings).toHaveLength(n % 2 === 0 ? 4 : 0);
      for (const { radius } of fixings) expect(radius * 254).toBeCloseTo(40, 3);
    }
  });
});
