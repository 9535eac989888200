/**
 * How one wood looks under a clear finish.
 * @typedef {object} Species
 * @property {string} light palest tone of the face, "#rrggbb"
 * @property {string} base
 * @property {string} dark deepest broad tone
 * @property {string} line late-wood line and pore colour
 * @property {number} figure strength of the growth rings, 0..1
 * @property {number} pores strength of the pore dashes, 0..1
 * @property {number} ring distance between growth rings, in fortieths of an inch
 * @property {number} streaks strength of the heartwood streaks, 0..1
 * @property {number} knots knots per board
 * @property {Species | null} heart the same tree's heartwood, where panels mix the two
 * @property {number} staves boards glued side by side to make one panel; 1 is a single plain-sawn face
 */

/** @type {Record<string, Species>} */
const SPECIES = {
  alder: wood("#d0ab7f", "#bb9063", "#a0774b", "#6b4728", {
    figure: 0.4,
    pores: 0.22,
    ring: 14,
    streaks: 0.3,
    staves: 3,
  }),
  "knotty alder": wood("#b48353", "#9b6b40", "#7b5030", "#4a2c17", {
    figure: 0.55,
    pores: 0.26,
    ring: 15,
    streaks: 0.5,
    knots: 3,
  }),
  maple: wood("#ecdabb", "#e3cba7", "#d3b489", "#a67d50", {
    figure: 0.3,
    pores: 0.14,
    ring: 17,
    streaks: 0.25,
    staves: 3,
  }),
  oak: wood("#e0cdaa", "#d2ba93", "#bca27b", "#7f6440", { figure: 0.6, pores: 0.5, ring: 11, streaks: 0.2 }),
  "fumed oak": wood("#b89a74", "#a2835d", "#876948", "#4d3721", { figure: 0.6, pores: 0.5, ring: 12, streaks: 0.3 }),
  "red-oak": wood("#dcb590", "#cb9f78", "#b3855f", "#7c4d2e", { figure: 0.7, pores: 0.6, ring: 10.5, streaks: 0.25 }),
  cherry: wood("#b67b5b", "#a06448", "#834936", "#53271a", {
    figure: 0.45,
    pores: 0.2,
    ring: 15,
    streaks: 0.4,
    staves: 3,
  }),
  walnut: wood("#866650", "#694b39", "#483126", "#20140e", { figure: 0.6, pores: 0.45, ring: 13, streaks: 0.75 }),
  hickory: wood("#ecdab5", "#dfc598", "#c39a68", "#80532d", {
    figure: 0.5,
    pores: 0.3,
    ring: 14,
    streaks: 0.6,
    staves: 4,
    heart: wood("#c49a69", "#ab7f53", "#8c613d", "#553620", { figure: 0.5, pores: 0.3, ring: 14, streaks: 0.6 }),
  }),
};

/**
 * @param {string} light
 * @param {string} base
 * @param {string} dark
 * @param {string} line
 * @param {Partial<Species>} traits
 * @returns {Species}
 */
function wood(light, base, dark, line, traits) {
  return {
    light,
    base,
    dark,
    line,
    figure: 0.4,
    pores: 0.2,
    ring: 20,
    streaks: 0.3,
    knots: 0,
    staves: 1,
    heart: null,
    ...traits,
  };
}

/**
 * Finds a wood by name.
 * @param {string} name "oak", "walnut" …
 * @returns {Species}
 */
export function speciesNamed(name) {
  const species = SPECIES[name];
  if (species === undefined) throw new Error(`No such wood: ${name}`);
  return species;
}
