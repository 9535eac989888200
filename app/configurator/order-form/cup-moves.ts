import { pieceName } from "~/configurator/lines/piece-words";
import { cupWords } from "~/trade/making/hinge-words";
import { cupEnd } from "~/trade/making/hinges";
import { cupTexts, readCup } from "~/trade/measure/cup-height";
import { HINGE_SIDES, HINGES_FROM } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import type { ConfigurationAction } from "~/trade/pieces/configuration-steps";
import { leftOut } from "~/trade/pieces/copied-details";

type Copy = Extract<ConfigurationAction, { type: "edit-rows" }>;

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

const endOf = (draft: PieceDraft, from: string) =>
  cupEnd({
    hinge: HINGE_SIDES.find((side) => side === draft.hinge),
    hingesFrom: HINGES_FROM.find((end) => end === from),
  });

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
  const from = endOf(draft, draft.hingesFrom);
  const what = moved.length === 1 ? "cup keeps its" : "cups keep their";
  return `${name}: its ${from === "bottom" ? "upper" : "lower"} ${what} distance from the other end, now ${listed.format(moved)} from the ${from}.`;
}

/** What copying the cups of a door did to each door below it, as sentences. Empty for any other step. */
export function copiedText(draft: ConfigurationDraft, { list, changes, copiedFrom }: Copy): string {
  const rows = draft.rows[list];
  const source = rows.find(({ key }) => key === copiedFrom)?.draft;
  if (!source) return "";
  const nameOf = (key: number) =>
    pieceName(
      list,
      rows.findIndex((row) => row.key === key),
    ).toLowerCase();
  const moved = rows.flatMap(({ key, draft: own }) => {
    const cups = changes.get(key)?.cups;
    const heights = cups === undefined ? [] : movedOf(source.cups, cups);
    const at = `${listed.format(heights)} from the ${endOf(own, source.hingesFrom)}`;
    return heights.length > 0 ? [`${nameOf(key)} at ${at}`] : [];
  });
  const missing = leftOut(draft, { type: "edit-rows", list, changes, copiedFrom: copiedFrom ?? -1 });
  const more = moved.length > NAMED ? [`${moved.length - NAMED} more`] : [];
  return [
    changes.size > 0 && `Copied to ${changes.size === 1 ? "the door" : `the ${changes.size} doors`} below.`,
    moved.length > 0 &&
      `Doors of other heights keep the cups of the far end as far from it: ${listed.format([...moved.slice(0, NAMED), ...more])}.`,
    missing.length > 0 &&
      `Left out, because a height is missing: ${listed.format(missing.slice(0, NAMED).map(({ key }) => nameOf(key)))}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
