/**
 * A text in a form that another company's invoices accept: one line without control characters or split characters,
 * shortened between characters if it is longer than `most` UTF-16 code units.
 */
export function invoiceText(text: string, most: number): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return line.length > most ? `${line.slice(0, most - 1).replace(/\p{Cs}$/u, "")}…` : line;
}
