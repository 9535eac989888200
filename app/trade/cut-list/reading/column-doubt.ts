/**
 * What is unclear about a list's columns: `twice` several columns have one meaning; `three` there are three sizes and
 * none is a thickness; `unknown` no heading names them; `turned` most doors would be wider than they are tall; `counts`
 * a column of numbers that is not read may say how many pieces there are.
 */
export type ColumnDoubt = "twice" | "three" | "unknown" | "turned" | "counts";
