/** The numbers and fractions of sizes that are written in words. */
export const NUMBER_WORDS =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";

const BOTH = new RegExp(
  String.raw`(?<!\p{L})(?:${NUMBER_WORDS})(?!\p{L})[^\d:;]{0,40}? ?(?:by|x|×) (?:${NUMBER_WORDS})(?!\p{L})`,
  "iu",
);

/** Whether a line has two sizes in words: `fifteen and a half by thirty`. */
export const namesSizesInWords = (line: string): boolean => BOTH.test(line);
