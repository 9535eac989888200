/** The tiers: `npm run test:quick`, `npm test`, `npm run test:all`. Vitest run by hand runs all files it names. */
const tier = process.env.TEST_TIER;

/** Whether everything is tested, including files named `*.nightly.test.ts` and the second of the {@link WAYS}. */
export const byNight = tier !== "day" && tier !== "quick";

/** What a tier leaves out. */
export const leftOut: readonly string[] = byNight ? [] : ["**/*.nightly.test.{ts,tsx}"];

/** Of many cases that prove the same, all by night, and every tenth by day. */
export const someOf = <Case>(cases: readonly Case[]): readonly Case[] =>
  byNight ? cases : cases.filter((_case, index) => index % 10 === 0);

/** How many random cases to try: all by night, and a tenth by day. */
export const triesOf = (all: number): number => (byNight ? all : Math.ceil(all / 10));

/** With and without scripts, for what visitors do in both ways; in the day tier only with scripts. */
export const WAYS: readonly boolean[] = byNight ? [true, false] : [true];
