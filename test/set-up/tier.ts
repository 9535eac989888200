/** The tiers: `npm run test:quick`, `npm test`, `npm run test:all`. Vitest run by hand runs all files it names. */
const tier = process.env.TEST_TIER;

/** Whether everything is tested, including files named `*.nightly.test.ts` and the second of the {@link WAYS}. */
export const byNight = tier !== "day" && tier !== "quick";

/** What a tier leaves out. Files named `*.slow.test.ts` wait for clocks and processes, or compute for seconds. */
export const leftOut: readonly string[] = [
  ...(byNight ? [] : ["**/*.nightly.test.{ts,tsx}"]),
  ...(tier === "quick" ? ["**/*.slow.test.ts"] : []),
];

/** With and without scripts, for what visitors do in both ways; in the day tier only with scripts. */
export const WAYS: readonly boolean[] = byNight ? [true, false] : [true];
