/** The few characters outside of Windows-1252 that texts about doors have, and what stands for them on paper. */
const SPELLED: Readonly<Record<string, string>> = {
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "″": '"',
  "′": "'",
};

/** Whether the standard fonts of PDF have a character. */
const HAS = /[\n -~\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** A text with only the characters that the standard fonts of PDF have. */
export const pdfText = (text: string): string =>
  [
    ...text
      .normalize("NFC")
      .replaceAll("\u00a0", " ")
      .replace(/(\d)(?=[⅛⅜⅝⅞])/g, "$1 "),
  ]
    .map((character) => SPELLED[character] ?? (HAS.test(character) ? character : "?"))
    .join("");

/**
 * Breaks a text into lines that fit a width. A single word that is wider gets a line for itself.
 *
 * @param widthOf how wide a text is
 */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
