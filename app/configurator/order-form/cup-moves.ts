import { pieceName } from "~/configurator/lines/piece-words";
import { draftedEnd } from "~/trade/making/cup-refusals";
import { cupWords } from "~/trade/making/hinge-words";
import { cupTexts, readCup } from "~/trade/measure/cup-height";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { type Copy, leftOut } from "~/trade/pieces/copied-details";
import { measuredFrom } from "~/trade/pieces/cup-cells";

/** Doors that are named one by one; of more, the rest is counted. */
const NAMED = 6;

const listed = new Intl.ListFormat("en");

const heightsOf = (cups: string) =>
  cupTexts(cups).flatMap((text) => {
    const reading = readCup(text);
    return reading.kind === "cup" ? [cupWords(reading.at)] : [];
  });

function movedOf(before: string, now: string): string[] {
  const old = heightsOf(before);
  return heightsOf(now).filter((height, index) => height !== old[index]);
}

/**
 * Which cups of a door moved with its size, as a sentence; empty if none did.
 *
 * @param name what the door is called: "Door 1"
 * @param draft the door with its cups as they are now
 * @param before its cups as they were typed
 */
export function movedText(name: string, draft: PieceDraft, before: string): string {
  const moved = movedOf(before, draft.cups);
  if (moved.length === 0) return "";
  if (measuredFrom(draft) === "ends")
    return `${name}: its middle cup stays in the middle, now ${listed.format(moved)}.`;
  const from = draftedEnd(draft, 0);
  const what = moved.length === 1 ? "cup keeps its" : "cups keep their";
  return `${name}: its ${from === "bottom" ? "upper" : "lower"} ${what} distance from the other end, now ${listed.format(moved)} from the ${from}.`;
}

/** What copying the cups of a door did to each door below it, as sentences. Empty for any other step. */
export function copiedText(draft: ConfigurationDraft, copy: Copy): string {
  const { list, changes, copiedFrom, copiedTo } = copy;
  const rows = draft.rows[list];
  const source = rows.find(({ key }) => key === copiedFrom)?.draft;
  if (!source) return "";
  const nameOf = (key: number) =>
    pieceName(
      list,
      rows.findIndex((row) => row.key === key),
    ).toLowerCase();
  const from = measuredFrom(source);
  const isEachEnd = from === "ends";
  const moved = rows.flatMap(({ key, draft: own }) => {
    const cups = changes.get(key)?.cups;
    const heights = cups === undefined ? [] : movedOf(source.cups, cups);
    const at = `${listed.format(heights)}${isEachEnd ? "" : ` from the ${draftedEnd({ ...own, hingesFrom: from }, 0)}`}`;
    return heights.length > 0 ? [`${nameOf(key)} at ${at}`] : [];
  });
  const below = changes.size === 1 ? "the door below" : `the ${changes.size} doors below`;
  const missing = leftOut(draft, copy);
  const more = moved.length > NAMED ? [`${moved.length - NAMED} more`] : [];
  return [
    changes.size > 0 && `Copied to ${copiedTo === undefined ? below : nameOf(copiedTo)}.`,
    moved.length > 0 &&
      `${isEachEnd ? "Cups in the middle stay there" : "Doors of other heights keep the cups of the far end as far from it"}: ${listed.format([...moved.slice(0, NAMED), ...more])}.`,
    missing.length > 0 &&
      `Left out, because a height is missing: ${listed.format(missing.slice(0, NAMED).map(({ key }) => nameOf(key)))}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
