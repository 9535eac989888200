import { cupTexts, readCup } from "./cup-height";
import { CUP_COUNT } from "./cup-units";
import { unreadableWords } from "./tape-words";

export function cupText(typed: string): string | null {
  const reading = readCup(typed);
  if (reading.kind === "cup") return null;
  if (reading.reason === "meters")
    return "Write it in inches, millimeters or centimeters, such as 96 mm, not in meters.";
  return unreadableWords(reading.reason);
}

export function cupsText(typed: string): string {
  const texts = cupTexts(typed);
  const { least, most } = CUP_COUNT;
  if (texts.length > most) return `A door takes up to ${most} cups, and ${texts.length} heights are given.`;
  const words = texts.map(cupText);
  const at = words.findIndex((text) => text !== null);
  if (at >= 0) return `cup ${at + 1}: ${words[at]}`;
  return texts.length < least ? `Give the heights of at least ${least} cups, or of none.` : "";
}
