import { readWritten } from "~/trade/measure/tape";
import { unreadableWords } from "~/trade/measure/tape-words";
import { MAX_SIDE, type ThirtySeconds } from "./opening-rule";
import { format32 } from "./opening-words";

type LapReading =
  | { readonly kind: "blank" }
  | { readonly kind: "lap"; readonly length: ThirtySeconds }
  | { readonly kind: "refused"; readonly text: string };

const TOO_FAR = `An overlay or reveal is at most ${format32(MAX_SIDE)} in. If it is in millimeters, write mm after it.`;
const OFF_THE_TAPE = "Write it in halves, quarters, eighths, sixteenths or thirty-seconds, such as 9/32.";

/**
 * Reads an overlay, a reveal or a gap as a tape gives it, to the nearest thirty-second: `1/2`, `9/32`, `18 mm`. A minus
 * sign means that the door does the opposite at that side. Decimals and millimeters are rounded.
 */
export function readLap(typed: string): LapReading {
  const text = typed.trim();
  if (text === "") return { kind: "blank" };
  const isBelow = /^[-\u2010-\u2015\u2212]/.test(text);
  const written = readWritten(isBelow ? text.slice(1) : text);
  if (typeof written === "string") return { kind: "refused", text: unreadableWords(written) };
  const { numerator, denominator } = written.length;
  const nearest = Number((4n * numerator + denominator) / (2n * denominator));
  if (nearest > MAX_SIDE) return { kind: "refused", text: TOO_FAR };
  if (written.isFraction && (2n * numerator) % denominator !== 0n) return { kind: "refused", text: OFF_THE_TAPE };
  return { kind: "lap", length: isBelow && nearest > 0 ? -nearest : nearest };
}
