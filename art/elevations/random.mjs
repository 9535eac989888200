/**
 * A seeded source of numbers, so that every drawing comes out the same each time.
 * @param {string} seed any text; equal texts give equal sequences
 * @returns {() => number} a function returning the next number in [0, 1)
 */
export function createRandom(seed) {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Smooth value noise over the plane, with features about one unit across.
 * @param {() => number} random source the lattice is filled from
 * @returns {(x: number, y: number) => number} noise in [-1, 1]
 */
export function createNoise(random) {
  const lattice = Array.from({ length: 256 }, () => random() * 2 - 1);
  /** @param {number} column @param {number} row */
  const at = (column, row) => lattice[(((column * 37 + row * 101) % 256) + 256) % 256] ?? 0;
  /** @param {number} t */
  const ease = (t) => t * t * (3 - 2 * t);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = ease(x - column);
    const upper = at(column, row) * (1 - across) + at(column + 1, row) * across;
    const lower = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across;
    const down = ease(y - row);
    return upper * (1 - down) + lower * down;
  };
}
