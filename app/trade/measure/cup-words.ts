import { cupTexts, readCup } from "./cup-height";
import { CUP_COUNT } from "./cup-units";
import { unreadableWords } from "./tape-words";

export function cupText(typed: string): string | null {
  const reading = readCup(typed);
  if (reading.kind === "cup") return null;
  if (reading.reason === "meters")
    return "Write it in inches, millimeters or centimeters, such as 96 mm, not in meters.";
  return unreadableWords(reading.reason, typed);
}

export const tooManyCups = (given: number): string =>
  `A door takes up to ${CUP_COUNT.most} cups. You gave heights for ${given}.`;

export function cupsText(typed: string): string {
  const texts = cupTexts(typed);
  const { least, most } = CUP_COUNT;
  if (texts.length > most) return tooManyCups(texts.length);
  const words = texts.map(cupText);
  const at = words.findIndex((text) => text !== null);
  if (at >= 0) return `cup ${at + 1}: ${words[at]}`;
  if (texts.length < least) return `Give the heights of at least ${least} cups, or of none.`;
  const gap = typed.split(";").findIndex((text) => text.trim() === "");
  return gap < 0 ? "" : `Cup ${gap + 1} has no height.`;
}
