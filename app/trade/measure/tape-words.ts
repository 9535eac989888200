import { formatTape, type TapeReading, type UnreadableReason } from "./tape";

const REASONS: Readonly<Record<UnreadableReason, string>> = {
  empty: "Type a size, such as 15 1/2.",
  "not-a-size": "This is not a size. Write inches and a fraction, such as 15 1/2, or millimeters, such as 393.7 mm.",
  negative: "A size cannot be below zero. Write it without the minus sign.",
  date: "A spreadsheet turned this fraction into a date. Write the size again, such as 15 1/2.",
  "two-sizes": "These are two sizes. Write the width in one field and the height in the other.",
  "too-long": "This is longer than we can make. If it is in millimeters, write mm after it.",
  fraction: "The top number of a fraction must be the smaller one, as in 15 1/2.",
  mark: "This comma or point may mark decimals or thousands. Write the size without it, such as 15 1/2 or 1209 mm.",
};

export const unreadableWords = (reason: UnreadableReason) => REASONS[reason];

/** `null` for a size that is on the tape as written. */
export function tapeWords(reading: TapeReading): string | null {
  switch (reading.kind) {
    case "exact":
      return null;
    case "near": {
      const isShorter = reading.off.startsWith("-");
      const off = `${reading.off.replace("-", "")} ${isShorter ? "less" : "more"}`;
      return `Taken as ${formatTape(reading.length)}": that is ${off} than you wrote.`;
    }
    case "between":
      return `This is between two marks of the tape: choose ${formatTape(reading.below)}" or ${formatTape(reading.above)}".`;
    case "unreadable":
      return REASONS[reading.reason];
  }
}
