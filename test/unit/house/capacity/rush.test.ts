import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { floorOf, type MinuteAccess } from "~/house/capacity/bookings.server";
import { type CapacitySettings, FIRST_CAPACITY, MAX_HELD_BACK, MAX_RUSH_HELD_BACK } from "~/house/capacity/capacity";
import { aheadOf, type ListWork } from "~/house/capacity/list-work";
import { isSameRush, readSeenRush, rushAgain, rushCents, writeSeenRush } from "~/house/capacity/rush";
import { dateOf } from "~/house/capacity/ship-date";
import { triesOf } from "../../../set-up/tier";

const NEVER = "9999";

describe("the price of rush", () => {
  it("is a percentage rounded half up, and at least the least amount", () => {
    const rate = { percent: 25, leastCents: 5000 };
    expect(rushCents(rate, 20_002)).toBe(5001);
    expect(rushCents(rate, 20_001)).toBe(5000);
    expect(rushCents(rate, 0)).toBe(5000);
    expect(rushCents({ percent: 0, leastCents: 100 }, 1_000_000)).toBe(100);
  });

  it("is exact, and never less for dearer pieces", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    const rates = fc.record({
      percent: fc.integer({ min: 0, max: 200 }),
      leastCents: fc.integer({ min: 100, max: 1e6 }),
    });
    fc.assert(
      fc.property(rates, cents, cents, (rate, pieces, more) => {
        const price = rushCents(rate, pieces);
        const exact = (BigInt(pieces) * BigInt(rate.percent) * 2n + 100n) / 200n;
        expect(BigInt(price)).toBe(exact > BigInt(rate.leastCents) ? exact : BigInt(rate.leastCents));
        expect(rushCents(rate, pieces + more)).toBeGreaterThanOrEqual(price);
      }),
    );
  });

  it("follows the pieces at the rate of the order, and is none for an order without rush", () => {
    const sold = { rush_cents: 5000, rush_percent: 30, rush_least_cents: 5000 };
    expect(rushAgain(sold, 50_000)).toBe(15_000);
    expect(rushAgain({ ...sold, rush_cents: 0 }, 50_000)).toBe(0);
  });

  it("is posted with its date, and nothing else is read", () => {
    const seen = { shipsOn: "2026-12-03", cents: 4500 };
    expect(readSeenRush(writeSeenRush(seen))).toEqual(seen);
    for (const text of ["", "on", "2026-12-03", "2026-12-03 -5", "2026-12-03 4.5", "2026-13-45 4500"])
      expect(readSeenRush(text)).toBeNull();
    expect(isSameRush(seen, { ...seen })).toBe(true);
    for (const other of [null, { ...seen, cents: 1 }, { ...seen, shipsOn: "2026-12-04" }]) {
      expect(isSameRush(seen, other)).toBe(false);
    }
  });
});

describe("the date with rush", () => {
  const someMinutes = fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 5, maxLength: 5 });
  const someWork: fc.Arbitrary<ListWork> = fc.record({
    minutes: someMinutes,
    leadDays: fc.option(fc.integer({ min: 1, max: 30 })),
    isDatable: fc.constant(true),
    isPlanned: fc.boolean(),
  });
  const someSettings: fc.Arbitrary<CapacitySettings> = fc
    .record({
      heldBack: fc.integer({ min: 0, max: MAX_HELD_BACK }),
      rushHeldBack: fc.integer({ min: 0, max: MAX_RUSH_HELD_BACK }),
    })
    .map(({ heldBack, rushHeldBack }) => ({
      ...FIRST_CAPACITY,
      heldBack,
      rush: { isSold: true, percent: 25, leastCents: 5000, heldBack: rushHeldBack },
    }));

  it("is never later than the usual one, and takes nothing that is held back for remakes", () => {
    fc.assert(
      fc.property(
        someWork,
        someSettings,
        fc.array(fc.integer({ min: 0, max: 1400 }), { minLength: 7, maxLength: 7 }),
        (work, settings, booked) => {
          const loads = (station: number, day: string) => ({
            minutes: booked[(Number(day.slice(-2)) + station) % 7] ?? 0,
            aheadMinutes: 0,
          });
          const floor = (access: MinuteAccess) =>
            floorOf(settings, loads, { closures: [], from: "2026-11-02", access });
          const [usual, rush] = [floor("usual"), floor("rush")];
          const late = dateOf(work, usual, settings.slackDays).shipsOn ?? NEVER;
          const early = dateOf(aheadOf(work), rush, settings.slackDays).shipsOn;
          // Without work and without a lead time to wait for there is no date, so that rush is not offered.
          if (early !== null) expect(early <= late).toBe(true);
          for (const [index, { id, minutes }] of settings.stations.entries()) {
            const most = Math.floor((minutes * (100 - settings.heldBack)) / 100);
            for (const [day, free] of (rush.free[index] ?? []).entries()) {
              const own = loads(id, rush.days[day] ?? "").minutes;
              expect(free === 0 || own + free <= most).toBe(true);
              expect(free).toBeGreaterThanOrEqual(usual.free[index]?.[day] ?? 0);
            }
          }
        },
      ),
      { numRuns: triesOf(30) },
    );
  });
});
