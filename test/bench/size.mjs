/** How many times less each command of `bench` does: 1 to measure, more to see only that it works. */
const SMALLER = Number(process.env.BENCH_SMALLER ?? 1);

/** A number of rounds, rows or seconds, at least 1. @param {number} usual */
export const smaller = (usual) => Math.max(1, Math.round(usual / SMALLER));
