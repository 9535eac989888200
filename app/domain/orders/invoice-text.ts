/**
 * A text as another company's invoice takes it: one line without control characters and halves of characters, and shortened
 * between characters where it is longer than `most` UTF-16 code units.
 */
export function invoiceText(text: string, most: number): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return line.length > most ? `${line.slice(0, most - 1).replace(/\p{Cs}$/u, "")}…` : line;
}
