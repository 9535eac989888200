import fc from "fast-check";
import type { Opening, Readings } from "~/trade/openings/opening";
import { MOUNTS, type OpeningRule, ruleWith, type SideLengths, usualRule } from "~/trade/openings/opening-rule";

const reading = fc.integer({ min: 1, max: 15_999 });

const readings: fc.Arbitrary<Readings> = fc.oneof(
  reading.map((one): Readings => [one]),
  fc.tuple(reading, reading),
);

export const opening: fc.Arbitrary<Opening> = fc.record({ width: readings, height: readings, pair: fc.boolean() });

const length = fc.integer({ min: -64, max: 64 });

const sides: fc.Arbitrary<SideLengths> = fc.record({ left: length, right: length, top: length, bottom: length });

const gap = fc.integer({ min: 0, max: 16 });

export const rule: fc.Arbitrary<OpeningRule> = fc.oneof(
  fc.constantFrom(...MOUNTS).map(usualRule),
  fc.record({
    mount: fc.constantFrom(...MOUNTS),
    side: fc.integer({ min: 0, max: 64 }),
    gap,
  }),
  fc.tuple(fc.constantFrom(...MOUNTS), sides, gap).map(([mount, each, between]) => ruleWith(mount, each, between)),
);
