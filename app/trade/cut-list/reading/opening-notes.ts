import { namesOpening, withoutAccents } from "../typed/front-words";
import type { CutRecord } from "./cut-table";

const SIZES = /\b(?:sizes?|finish(?:ed)?|masse|medidas|fertigmass\w*)\b/;

export function openingsBelow(heading: string): boolean | null {
  if (namesOpening(heading)) return true;
  return SIZES.test(withoutAccents(heading)) ? false : null;
}

function saysOpenings({ cells }: CutRecord): boolean {
  const filled = cells.filter(Boolean);
  const parts = filled.length > 1 ? filled : (filled[0] ?? "").split(/:(?=.*\p{L})/u);
  const answer = parts.at(-1) ?? "";
  if (parts.length > 1 && openingsBelow(answer) !== null) return namesOpening(answer);
  return parts.some(namesOpening);
}

/** Such as "Sizes are: opening". A heading that ends in a colon applies only to the rows below it. */
export function openingRemarks(records: readonly CutRecord[]): CutRecord[] {
  const isHeading = ({ cells }: CutRecord) =>
    cells.filter(Boolean).length === 1 && cells.some((cell) => cell.endsWith(":"));
  return records.filter((record) => !isHeading(record) && saysOpenings(record));
}
