import { readTape } from "~/trade/measure/tape";
import { plainSizeText } from "~/trade/measure/tape-text";
import { type Difference, differencesFrom, readOldDoor } from "./old-door";
import type { Opening } from "./opening";
import { type OpeningsDraft, withRule } from "./opening-draft";
import type { OpeningRule } from "./opening-rule";

/** The draft with the rule of its old door, and with its cups; unchanged if that door gives none. */
export function followOldDoor(draft: OpeningsDraft): OpeningsDraft {
  const old = readOldDoor(draft.old);
  return old.kind === "rule" ? { ...withRule(draft, old.rule), matchesCups: old.cups.length > 0 } : draft;
}

/** Reads `16 1/8 x 25`: width before height. `null` for anything else. */
function readSize(typed: string) {
  const parts = plainSizeText(typed).split(/ *(?:x|\*|×|\bby\b) */);
  if (parts.length !== 2) return null;
  const [width, height] = parts.map((part) => readTape(part));
  const isRead = width && height && "length" in width && "length" in height && width.length > 0 && height.length > 0;
  return isRead ? { width: width.length, height: height.length } : null;
}

/**
 * How the old door of an opening differs from what the rule makes of it.
 *
 * @returns nothing for an opening whose old door is not typed, `null` if that text is not a size
 */
export function oldDoorDifferences(typed: string, opening: Opening, rule: OpeningRule): readonly Difference[] | null {
  if (typed.trim() === "") return [];
  const door = readSize(typed);
  return door && differencesFrom(rule, opening, door);
}
