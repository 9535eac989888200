/**
 * Whether everything is tested. `npm test` leaves some of it to `npm run test:all`: files named `*.nightly.test.ts`, and
 * the second of the {@link WAYS}. Vitest run by hand runs all of the files it names.
 */
export const byNight = process.env.TEST_TIER !== "day";

/** With and without scripts, for what visitors do in both ways; by day with them alone. */
export const WAYS: readonly boolean[] = byNight ? [true, false] : [true];
