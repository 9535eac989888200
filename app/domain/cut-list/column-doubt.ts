/**
 * What a list leaves open of its columns: `twice` several have one meaning, `three` three sizes of which none is a
 * thickness, `unknown` no heading names them, `turned` most doors would lie on their side.
 */
export type ColumnDoubt = "twice" | "three" | "unknown" | "turned";
