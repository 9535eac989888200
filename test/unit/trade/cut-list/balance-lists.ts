import fc from "fast-check";
import { FRACTIONS } from "~/trade/measure/measure";

/** A list with the number of pieces that its author means, in one of the layouts. */
export interface CountedList {
  readonly layout: string;
  readonly text: string;
  /** Each piece that is meant, as `15 1/2 x 30`, sorted. */
  readonly pieces: readonly string[];
  /** Whether nothing in it is left open. */
  readonly isPlain: boolean;
}

interface Line {
  readonly name: string;
  readonly across: string;
  readonly up: string;
  readonly counts: readonly number[];
}

/** Four counts a line: which of them are used, and how, is the layout's. */
interface Drawn {
  readonly lines: readonly Line[];
  readonly mark: string;
  readonly times: readonly number[];
  readonly off: number;
  readonly pick: number;
}

const inches = fc.integer({ min: 9 * 16, max: 40 * 16 }).map((length) => {
  const fraction = FRACTIONS[length % 16];
  return `${Math.floor(length / 16)}${fraction === "0" ? "" : ` ${fraction}`}`;
});

const NAMES = ["Sink", "Stove", "Pantry", "Hall", "K-12", "Island left", "Oven", "Bar"];

const drawn: fc.Arbitrary<Drawn> = fc.record({
  lines: fc.array(
    fc.record({
      name: fc.constantFrom(...NAMES),
      across: inches,
      up: inches,
      counts: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 4, maxLength: 4 }),
    }),
    { minLength: 2, maxLength: 9 },
  ),
  mark: fc.constantFrom(",", "\t", ";", " | "),
  times: fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 3, maxLength: 3 }),
  off: fc.constantFrom(0, 0, 1, -1),
  pick: fc.nat({ max: 999 }),
});

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
const pickOf = <Choice>({ pick }: Drawn, choices: readonly Choice[], shift = 1): Choice =>
  choices[Math.floor(pick / shift) % choices.length] as Choice;
const orBlank = (count: number) => (count === 0 ? "" : String(count));

/** The written rows, and how many of each line are meant. */
type Layout = (drawn: Drawn) => {
  readonly rows: readonly (string | readonly string[])[];
  readonly meant: readonly number[];
  readonly isPlain?: boolean;
};

const least = (count = 0) => Math.max(1, count);

/** Counts of which at least one is not zero. */
const some = ({ counts }: Line, many: number) => {
  const own = counts.slice(0, many);
  return sum(own) > 0 ? own : [1, ...own.slice(1)];
};

const LAYOUTS: Readonly<Record<string, Layout>> = {
  "counts by hand side": (given) => {
    const counts = given.lines.map((line) => some(line, 2));
    const [left, right] = pickOf(given, [
      ["Left", "Right"],
      ["LH", "RH"],
      ["L", "R"],
      ["Qty left", "Qty right"],
      ["Hinged left", "Hinged right"],
    ] as const);
    const total = pickOf(given, [[], ["Qty"], ["Total"]], 7);
    return {
      rows: [
        ["Location", "Width", "Height", left, right, ...total],
        ...given.lines.map(({ name, across, up }, at) => {
          const own = counts[at] ?? [];
          return [name, across, up, ...own.map(orBlank), ...total.map(() => String(sum(own)))];
        }),
      ],
      meant: counts.map(sum),
      isPlain: true,
    };
  },
  "counts by hand side with pairs": (given) => {
    const counts = given.lines.map((line) => some(line, 3));
    return {
      rows: [
        ["Location", "Width", "Height", "Left", "Right", pickOf(given, ["Pair", "Pairs"])],
        ...given.lines.map(({ name, across, up }, at) => [name, across, up, ...(counts[at] ?? []).map(orBlank)]),
      ],
      meant: counts.map(([left = 0, right = 0, pairs = 0]) => left + right + 2 * pairs),
    };
  },
  "a count per unit": (given) => {
    const units = given.lines.map(({ counts }) => least(counts[1]));
    const [each, many] = pickOf(given, [
      ["Qty per unit", "Units"],
      ["Qty", "Units"],
      ["Each", "Sets"],
      ["Qty/cabinet", "Cabinets"],
      ["Per apartment", "No. of apartments"],
      ["Qty", "Times"],
    ] as const);
    const total = pickOf(given, [[], ["Total Qty"], ["Total"]], 11);
    return {
      rows: [
        ["Location", "Width", "Height", each, many, ...total],
        ...given.lines.map(({ name, across, up, counts }, at) => {
          const [own, times] = [least(counts[0]), units[at] ?? 1];
          return [name, across, up, String(own), String(times), ...total.map(() => String(own * times))];
        }),
      ],
      meant: given.lines.map(({ counts }, at) => least(counts[0]) * (units[at] ?? 1)),
    };
  },
  "a heading for several units": (given) => {
    const times = given.times[0] ?? 2;
    const heading = pickOf(given, [
      `Unit A (${times} units)`,
      `Type B x ${times}`,
      `Unit C - qty ${times}`,
      `Levels 2-${times + 1}`,
      `Floors 3 to ${times + 2}`,
      `${times} units of type D`,
      `Apartments (x${times})`,
    ]);
    return {
      rows: [
        ["Location", "Width", "Height", "Qty"],
        [heading, "", "", ""],
        ...given.lines.map(({ name, across, up, counts }) => [name, across, up, String(least(counts[0]))]),
      ],
      meant: given.lines.map(({ counts }) => least(counts[0]) * times),
    };
  },
  "a column for each level": (given) => {
    const many = pickOf(given, [2, 3, 4]);
    const counts = given.lines.map((line) => some(line, many));
    const titles = pickOf(
      given,
      [
        ["Level 1", "Level 2", "Level 3", "Level 4"],
        ["L1", "L2", "L3", "L4"],
        ["1st floor", "2nd floor", "3rd floor", "4th floor"],
        ["Floor 1 qty", "Floor 2 qty", "Floor 3 qty", "Floor 4 qty"],
        ["Bldg A", "Bldg B", "Bldg C", "Bldg D"],
        ["North", "South", "East", "West"],
      ],
      5,
    ).slice(0, many);
    const total = pickOf(given, [[], ["Total"], ["Qty"]], 31);
    return {
      rows: [
        ["Location", "Width", "Height", ...titles, ...total],
        ...given.lines.map(({ name, across, up }, at) => {
          const own = counts[at] ?? [];
          return [name, across, up, ...own.map(orBlank), ...total.map(() => String(sum(own)))];
        }),
      ],
      meant: counts.map(sum),
    };
  },
  "a section for each level, with subtotals": (given) => {
    const half = Math.ceil(given.lines.length / 2);
    const parts = [given.lines.slice(0, half), given.lines.slice(half)];
    const counts = (lines: readonly Line[]) => sum(lines.map((line) => least(line.counts[0])));
    const word = pickOf(given, ["Level", "Floor", "Unit"]);
    return {
      rows: [
        ["Location", "Width", "Height", "Qty"],
        ...parts.flatMap((lines, at) => [
          [`${word} ${at + 1}`, "", "", ""],
          ...lines.map(({ name, across, up, counts: own }) => [name, across, up, String(least(own[0]))]),
          [pickOf(given, ["Subtotal", `${word} ${at + 1} total`], 3), "", "", String(counts(lines))],
        ]),
        ["Total", "", "", String(counts(given.lines))],
      ],
      meant: given.lines.map(({ counts: own }) => least(own[0])),
      isPlain: word !== "Unit",
    };
  },
  "two heading rows": (given) => {
    const counts = given.lines.map((line) => some(line, 2));
    const isBySide = given.pick % 2 === 0;
    const top = isBySide
      ? ["Location", "Size", "", "Hinged", "", "Total"]
      : ["Location", "Door", "", "Level 1", "Level 2", "All"];
    const lower = isBySide
      ? ["", "Width", "Height", "Left", "Right", "Qty"]
      : ["", "Width", "Height", "Qty", "Qty", "Total"];
    return {
      rows: [
        top,
        lower,
        ...given.lines.map(({ name, across, up }, at) => {
          const own = counts[at] ?? [];
          return [name, across, up, ...own.map(orBlank), String(sum(own))];
        }),
      ],
      meant: counts.map(sum),
    };
  },
  "doors and drawer fronts side by side": (given) => ({
    rows: [
      ["Cabinet", "Doors", "", "", "Drawers", "", ""],
      ["", "Width", "Height", "Qty", "Width", "Height", "Qty"],
      ...Array.from({ length: Math.ceil(given.lines.length / 2) }, (_, at) => {
        const [door, drawer] = [given.lines[at * 2], given.lines[at * 2 + 1]];
        const own = (line: Line | undefined) =>
          line ? [line.across, line.up, String(least(line.counts[0]))] : ["", "", ""];
        return [`B${at + 1}`, ...own(door), ...own(drawer)];
      }),
    ],
    meant: given.lines.map(({ counts }) => least(counts[0])),
    isPlain: true,
  }),
  "totals that may be off by one": (given) => {
    const total = sum(given.lines.map(({ counts }) => least(counts[0]))) + given.off;
    return {
      rows: [
        ["Location", "Width", "Height", "Qty"],
        ...given.lines.map(({ name, across, up, counts }) => [name, across, up, String(least(counts[0]))]),
        [pickOf(given, ["Total", "Total doors", "Grand total", "TOTAL:"]), "", "", String(total)],
      ],
      meant: given.lines.map(({ counts }) => least(counts[0])),
      isPlain: given.off === 0,
    };
  },
  "a column without a name": (given) => {
    const title = pickOf(given, ["", "Bins", "No", "Order", "Fronts wanted", "Kitchen doors"]);
    return {
      rows: [
        ["Location", "Width", "Height", title],
        ...given.lines.map(({ name, across, up, counts }) => [name, across, up, String(least(counts[0]))]),
      ],
      meant: given.lines.map(({ counts }) => least(counts[0])),
    };
  },
  "lines outside the columns": (given) => {
    const [last, ...others] = [...given.lines].reverse();
    const count = given.times[1] ?? 2;
    const word = ["", "", "two", "three", "four", "five", "six"][count] ?? "";
    const line = pickOf(given, [
      `${word} doors ${last?.across} x ${last?.up}`,
      `plus ${count} @ ${last?.across} x ${last?.up} for the hall`,
      `and ${word} more, ${last?.across} by ${last?.up}`,
      `${last?.across} x ${last?.up} (${count})`,
    ]);
    return {
      rows: [
        ["Location", "Width", "Height", "Qty"],
        ...others.reverse().map(({ name, across, up, counts }) => [name, across, up, String(least(counts[0]))]),
        [line, "", "", ""],
      ],
      meant: [...given.lines.slice(0, -1).map(({ counts }) => least(counts[0])), count],
    };
  },
  "typed lines with a total": (given) => {
    const counts = given.lines.map((line) => some(line, 2));
    const total = sum(counts.map(sum)) + given.off;
    const isBySide = given.pick % 3 === 0;
    const more = pickOf(given, ["", "two more like the last", "another two for the hall"], 17);
    return {
      rows: [
        ...given.lines.map(({ name, across, up }, at) => {
          const [left = 0, right = 0] = counts[at] ?? [];
          return isBySide && left > 0 && right > 0
            ? `${across} x ${up} ${left}L ${right}R ${name}`
            : `${left + right} @ ${across} x ${up} ${name}`;
        }),
        ...[more].filter(Boolean),
        pickOf(given, [`Total ${total} doors`, `${total} doors in all`, `Total: ${total}`], 5),
      ],
      meant: counts.map((own, at) => sum(own) + (more && at === counts.length - 1 ? 2 : 0)),
    };
  },
};

function written({ rows, meant, isPlain = false }: ReturnType<Layout>, given: Drawn, layout: string): CountedList {
  const lines = rows.map((row) => (typeof row === "string" ? row : row.join(given.mark)));
  const pieces = given.lines.flatMap(({ across, up }, at) => Array<string>(meant[at] ?? 0).fill(`${across} x ${up}`));
  return { layout, text: lines.join("\n"), pieces: pieces.sort(), isPlain };
}

export const LAYOUT_NAMES = Object.keys(LAYOUTS);

/** A list in one of twelve layouts. */
export const countedList: fc.Arbitrary<CountedList> = fc
  .tuple(drawn, fc.constantFrom(...Object.entries(LAYOUTS)))
  .map(([given, [layout, lay]]) => written(lay(given), given, layout));
