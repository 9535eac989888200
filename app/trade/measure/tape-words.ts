import { formatTape, type TapeReading, type UnreadableReason } from "./tape";

const REASONS: Readonly<Record<Exclude<UnreadableReason, "fraction">, string>> = {
  empty: "Type a size, such as 15 1/2.",
  "not-a-size": "This is not a size. Write inches and a fraction, such as 15 1/2, or millimeters, such as 393.7 mm.",
  negative: "A size cannot be below zero. Write it without the minus sign.",
  date: "A spreadsheet turned this fraction into a date. Write the size again, such as 15 1/2.",
  "two-sizes": "These are two sizes. Write the width in one field and the height in the other.",
  "too-long": "This is longer than we can make. If it is in millimeters, write mm after it.",
  mark: "This comma or point may mark decimals or thousands. Write the size without it, such as 15 1/2 or 1209 mm.",
};

/** `31/2` is 3 1/2 without its space, `311/16` 3 11/16 or 31 1/16. */
function meant(typed: string): string[] {
  const [, top = "", bottom = ""] = /^(\d{2,5})\/(\d{1,2})$/.exec(typed.trim()) ?? [];
  return Array.from({ length: Math.max(top.length - 1, 0) }, (_, at) => [top.slice(0, at + 1), top.slice(at + 1)])
    .filter(([, part = ""]) => !part.startsWith("0") && Number(part) < Number(bottom))
    .map(([whole, part]) => `${whole} ${part}/${bottom}`);
}

function fractionWords(typed: string): string {
  const sizes = meant(typed).join(" or ");
  return `${typed.trim()} isn’t on the tape. ${sizes ? `Did you mean ${sizes}?` : "Write it as in 15 1/2."}`;
}

/** @param typed the text as it was typed, which says what a fraction may have meant */
export const unreadableWords = (reason: UnreadableReason, typed = ""): string =>
  reason === "fraction" ? fractionWords(typed) : REASONS[reason];

/** `null` for a size that is on the tape as written. */
export function tapeWords(reading: TapeReading): string | null {
  switch (reading.kind) {
    case "exact":
      return null;
    case "near": {
      const off = reading.off.startsWith("-") ? reading.off : `+${reading.off}`;
      return `Rounded to ${formatTape(reading.length)}" (${off}).`;
    }
    case "between":
      return `This is between two marks of the tape: choose ${formatTape(reading.below)}" or ${formatTape(reading.above)}".`;
    case "unreadable":
      return unreadableWords(reading.reason, reading.typed);
  }
}
