import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CapacitySettings, FIRST_CAPACITY } from "~/house/capacity/capacity";
import { type StyledPieces, workOf } from "~/house/capacity/list-work";
import { type Floor, longestWait, planEarly, planLate } from "~/house/capacity/plan";
import { dateOf, isOpenDay, openDays } from "~/house/capacity/ship-date";
import { finishKindOf } from "~/trade/catalog/finish-kind";
import type { ProductSpecification } from "~/trade/catalog/product";

const DAYS = 40;

const floorOf = (free: readonly (readonly number[])[]): Floor => ({
  days: openDays([], "2026-11-02", DAYS),
  free,
});

const aFloor = fc
  .array(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: DAYS, maxLength: DAYS }), {
    minLength: 3,
    maxLength: 3,
  })
  .map(floorOf);

const someMinutes = fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 3, maxLength: 3 });

const SPECIFICATION: ProductSpecification = {
  ...{ construction: "Cope and stick, flat panel", material: "Hard maple", finish: "Clear satin lacquer" },
  ...{ thickness: 12, frameWidth: 40, minWidth: 80, minHeight: 80, maxWidth: 480, maxHeight: 1400, weightPerSqFt: 300 },
};

const aStyle = fc.constantFrom<Partial<ProductSpecification> | null>(
  {},
  { leadDays: 12 },
  { construction: "Slab", material: "MDF", finish: "Sage, sprayed satin" },
  { construction: "Mitered, solid flat panel", leadDays: 3 },
  null,
);

const somePieces: fc.Arbitrary<StyledPieces> = fc.record({
  specification: aStyle.map((changes) => changes && { ...SPECIFICATION, ...changes }),
  count: fc.integer({ min: 1, max: 120 }),
  area: fc.integer({ min: 1, max: 120 * 36_864 }),
});

const NEVER = "9999";

describe("the days ahead", () => {
  it("are working days on which the shop is open", () => {
    const closures = [{ firstDay: "2026-11-26", lastDay: "2026-11-27", reason: "Thanksgiving" }];
    expect(openDays(closures, "2026-11-25", 3)).toEqual(["2026-11-25", "2026-11-30", "2026-12-01"]);
    expect(isOpenDay(closures, "2026-11-27")).toBe(false);
  });
});

describe("a plan", () => {
  it("works day by day, and begins each station on the day after the one before", () => {
    const floor = floorOf([Array(DAYS).fill(100), Array(DAYS).fill(60), Array(DAYS).fill(100)]);
    const early = planEarly(floor, [150, 60, 10], 1);
    expect(early).toEqual({
      portions: [
        { station: 0, day: 1, minutes: 100 },
        { station: 0, day: 2, minutes: 50 },
        { station: 1, day: 3, minutes: 60 },
        { station: 2, day: 4, minutes: 10 },
      ],
      finish: 4,
    });
    expect(planLate(floor, [150, 60, 10], { first: 1, last: 4 })?.portions[0]).toEqual({
      station: 0,
      day: 1,
      minutes: 50,
    });
    expect(planLate(floor, [150, 60, 10], { first: 1, last: 3 })).toBeNull();
  });

  it("takes no more than is free, all that is needed, and stations in their order", () => {
    fc.assert(
      fc.property(aFloor, someMinutes, fc.boolean(), (floor, minutes, isLate) => {
        const early = planEarly(floor, minutes, 1);
        const plan = isLate && early ? planLate(floor, minutes, { first: 1, last: early.finish + 2 }) : early;
        if (!early || !plan) {
          expect(plan).toBeNull();
          return;
        }
        for (const [station, needed] of minutes.entries()) {
          const own = plan.portions.filter((portion) => portion.station === station);
          expect(own.reduce((sum, portion) => sum + portion.minutes, 0)).toBe(needed);
          for (const { day, minutes: taken } of own) expect(taken).toBeLessThanOrEqual(floor.free[station]?.[day] ?? 0);
          const later = plan.portions.filter((portion) => portion.station > station);
          const last = Math.max(0, ...own.map(({ day }) => day));
          for (const { day } of later) expect(day).toBeGreaterThan(last);
        }
        expect(plan.portions.every(({ day }) => day >= 1)).toBe(true);
      }),
    );
  });

  it("that is as late as possible exists exactly from the earliest day on", () => {
    fc.assert(
      fc.property(aFloor, someMinutes, fc.integer({ min: 0, max: DAYS - 1 }), (floor, minutes, last) => {
        const early = planEarly(floor, minutes, 1);
        const isPossible = early !== null && early.finish <= last;
        expect(planLate(floor, minutes, { first: 1, last }) !== null).toBe(isPossible);
      }),
    );
  });

  it("looks at each day of each station at most once", () => {
    let looks = 0;
    const counted = new Proxy(Array<number>(DAYS).fill(7), {
      get: (days, name) => {
        looks += 1;
        return Reflect.get(days, name);
      },
    });
    planEarly(floorOf([counted, counted, counted]), [90, 90, 10_000], 1);
    expect(looks).toBeLessThanOrEqual(DAYS);
  });
});

describe("the date of a list", () => {
  const settings: CapacitySettings = FIRST_CAPACITY;

  it("is never earlier for a longer list", () => {
    fc.assert(
      fc.property(
        fc.array(somePieces, { minLength: 1, maxLength: 4 }),
        fc.array(somePieces, { maxLength: 3 }),
        fc.option(fc.integer({ min: 1, max: 20 })),
        fc.array(fc.array(fc.integer({ min: 0, max: 900 }), { minLength: DAYS, maxLength: DAYS }), {
          minLength: 5,
          maxLength: 5,
        }),
        (pieces, more, shopDays, free) => {
          const dated = (list: readonly StyledPieces[]) =>
            dateOf(workOf(list, settings, shopDays), floorOf(free), settings.slackDays).shipsOn ?? NEVER;
          expect(dated([...pieces, ...more]) >= dated(pieces)).toBe(true);
        },
      ),
    );
  });

  const free = settings.stations.map(({ minutes }) => Array<number>(DAYS).fill(minutes));
  const shipsOn = (pieces: readonly StyledPieces[], shopDays: number | null) =>
    dateOf(workOf(pieces, settings, shopDays), floorOf(free), settings.slackDays).shipsOn;
  const door = { count: 1, area: 36_864 };

  it("is the last station's day and the slack, or the lead time if that is later", () => {
    // Confirmed on Monday the 2nd, five stations from the 3rd to the 9th, two days of slack.
    expect(shipsOn([{ specification: SPECIFICATION, ...door }], null)).toBe("2026-11-11");
    expect(shipsOn([{ specification: { ...SPECIFICATION, leadDays: 10 }, ...door }], null)).toBe("2026-11-16");
    expect(shipsOn([{ specification: SPECIFICATION, ...door }], 10)).toBe("2026-11-16");
  });

  it("of a style without minutes is the lead time, and without one there is none", () => {
    expect(shipsOn([{ specification: null, ...door }], 5)).toBe("2026-11-09");
    expect(shipsOn([{ specification: null, ...door }], null)).toBeNull();
    expect(
      shipsOn(
        [
          { specification: null, ...door },
          { specification: SPECIFICATION, ...door },
        ],
        null,
      ),
    ).toBeNull();
    expect(shipsOn([], null)).toBeNull();
  });

  it("is never beyond the days that are planned", () => {
    expect(shipsOn([{ specification: SPECIFICATION, count: 10_000, area: 10_000 * 36_864 }], null)).toBeNull();
  });
});

describe("the kind of a finish", () => {
  it.each([
    ["White primer, paint-ready", "MDF", "primed"],
    ["Warm brown stain, satin lacquer", "Knotty alder", "stain"],
    ["Hand-rubbed oil, matte", "Black walnut", "clear"],
    ["Sage", "MDF", "paint"],
    ["Snow", "Thermofoil on MDF", "foil"],
    ["Unfinished", "Hard maple", "raw"],
  ])("%s on %s is %s", (finish, material, kind) => {
    expect(finishKindOf({ finish, material })).toBe(kind);
  });

  it("is what the catalog says, also if the name says only a color or something else", () => {
    for (const finish of ["Espresso", "Primrose white"]) {
      expect(finishKindOf({ finish, finishKind: "stain", material: "Hard maple" })).toBe("stain");
    }
  });
});

describe("where a plan waits longest", () => {
  const days = ["1", "2", "3", "4", "5", "6"];
  const empty: Floor = { days, free: [days.map(() => 100), days.map(() => 100)] };

  it.each([
    ["nowhere in an empty workshop", [100, 100, 100, 100, 100, 100], [100, 100, 100, 100, 100, 100], null],
    [
      "at the first station, from its first full day",
      [0, 0, 100, 100, 100, 100],
      [100, 100, 100, 100, 100, 100],
      { station: 0, day: 1 },
    ],
    [
      "at the station that others hold longest",
      [100, 20, 100, 100, 100, 100],
      [100, 100, 100, 0, 0, 100],
      { station: 1, day: 3 },
    ],
    ["where the days ahead do not suffice", [100, 100, 100, 100, 100, 100], [0, 0, 0, 0, 0, 0], { station: 1, day: 2 }],
  ])("is %s", (_, first, second, wait) => {
    expect(longestWait({ days, free: [first, second] }, empty, [80, 80], 1)).toEqual(wait);
  });

  it("is never said of a plan that is as early as it could be", () => {
    const minutes = fc.integer({ min: 0, max: 120 });
    const row = fc.array(minutes, { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fc.tuple(row, row), fc.tuple(minutes, minutes), (free, needed) => {
        const floor = { days, free: free.map((station) => station.map((left) => Math.min(100, left))) };
        const [real, alone] = [planEarly(floor, needed, 1), planEarly(empty, needed, 1)];
        const waits = longestWait(floor, empty, needed, 1);
        expect(waits === null).toBe(real?.finish === alone?.finish);
      }),
    );
  });
});
