import { writeCups } from "~/trade/measure/cup-height";
import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import { fromSixteenths, type Sixteenths } from "~/trade/measure/measure";
import { HINGE_SIDES, MAX_ORDER_PIECES } from "~/trade/measure/piece";
import { DETAILS_OF } from "~/trade/measure/piece-details";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { configurationReducer } from "~/trade/pieces/configuration-steps";
import { cupsOn, keptCups } from "~/trade/pieces/kept-cups";
import { readOldDoor } from "./old-door";
import { writeOpening } from "./opening";
import {
  carriedFrom,
  type Fit,
  isBlankOpening,
  type OpeningRow,
  type OpeningsDraft,
  refusedSides,
  ruleOf,
  withOpenings,
} from "./opening-draft";
import { workOut } from "./opening-row";
import type { OpeningRule } from "./opening-rule";
import { isReplaced, type OpeningList, type PieceDrafts } from "./opening-turn";

interface TakenOpenings {
  readonly pieces: PieceDrafts;
  readonly rest: OpeningsDraft;
}

export function listOf(fit: Fit): OpeningList {
  return fit === "front" ? "drawers" : "doors";
}

/** What holds for every opening of a job. */
export interface Job {
  readonly rule: OpeningRule;
  readonly twice: boolean;
  /** Where the old door was bored, if the new ones are to match; from its top, on its height. */
  readonly bored: { readonly cups: readonly CupUnits[]; readonly on: Sixteenths } | null;
}

/** `null` while an overlay cannot be read. */
export function jobOf(draft: OpeningsDraft): Job | null {
  if (Object.keys(refusedSides(draft)).length > 0) return null;
  const old = draft.matchesCups ? readOldDoor(draft.old) : null;
  const bored = old?.kind === "rule" && old.cups.length > 0 ? { cups: old.cups, on: old.door.height } : null;
  return { rule: ruleOf(draft), twice: draft.twice, bored };
}

const HINGED_UPRIGHT: readonly Fit[] = ["door", "left", "right", "pair"];

/** The upper cups keep their distance from the top, the lower ones from the bottom, as the plates in the cabinet do. */
function boredLike({ cups, on }: NonNullable<Job["bored"]>, height: Sixteenths) {
  const [from, to] = [on * CUP_UNITS.sixteenth, height * CUP_UNITS.sixteenth];
  const hingesFrom = "top";
  return { preBored: true, hingesFrom, cups: cupsOn({ cups: writeCups(cups), hingesFrom }, from, to) };
}

/** The piece for an opening: a pair is one row whose quantity counts both doors. `null` if the opening gives none. */
export function pieceOf(row: OpeningRow, { rule, twice, bored }: Job): PieceDraft | null {
  const result = workOut(row, rule, twice);
  if (result.kind !== "doors") return null;
  const details: readonly string[] = DETAILS_OF[listOf(row.fit)];
  const { cupsFor: _height, ...carried } = carriedFrom((name) => (details.includes(name) ? row[name] : ""));
  const [width, height] = [fromSixteenths(result.doors.width), fromSixteenths(result.doors.height)];
  const piece = {
    ...BLANK_PIECE,
    widthInches: String(width.inches),
    widthFraction: width.fraction,
    heightInches: String(height.inches),
    heightFraction: height.fraction,
    location: row.location,
    preBored: row.fit !== "front" && row.preBored,
    quantity: String(result.quantity * result.doors.count),
    hinge: HINGE_SIDES.find((side) => side === row.fit) ?? "",
    ...carried,
    opening: writeOpening(result.opening, rule),
  };
  if (bored && piece.cups === "" && HINGED_UPRIGHT.includes(row.fit)) {
    return { ...piece, ...boredLike(bored, result.doors.height) };
  }
  // Another rule may have changed the height of a door that was turned into its opening.
  return { ...piece, cups: keptCups(row.cupsFor, piece) ?? piece.cups };
}

/** As far as each list has room for rows; pieces of `present` that will be replaced (`isReplaced`) take none. */
export function takeOpenings(draft: OpeningsDraft, present: PieceDrafts): TakenOpenings {
  const job = jobOf(draft);
  const roomIn = (list: OpeningList) =>
    MAX_ORDER_PIECES - present[list].filter((piece) => !isReplaced(piece, list, draft)).length;
  const room = { doors: roomIn("doors"), drawers: roomIn("drawers") };
  const taken: Record<OpeningList, PieceDraft[]> = { doors: [], drawers: [] };
  const rows = draft.rows.filter((row) => {
    const list = listOf(row.fit);
    const piece = job && taken[list].length < room[list] ? pieceOf(row, job) : null;
    if (piece) taken[list].push(piece);
    return piece === null && !isBlankOpening(row);
  });
  const rest = rows.length > 0 ? { ...draft, rows } : withOpenings(draft, []);
  return { pieces: { ...taken, panels: [], fillers: [] }, rest: { ...rest, replace: false } };
}

/** Without the pieces that they replace. The list's pre-boring checkbox applies to the new doors too. */
export function withTaken(order: ConfigurationDraft, pieces: PieceDrafts, openings: OpeningsDraft): ConfigurationDraft {
  const without = (list: OpeningList) =>
    pieces[list].length > 0
      ? order.rows[list].filter((row) => !isReplaced(row.draft, list, openings))
      : order.rows[list];
  const cleared = { ...order, rows: { ...order.rows, doors: without("doors"), drawers: without("drawers") } };
  const doors = order.preBoredByDefault ? pieces.doors.map((door) => ({ ...door, preBored: true })) : pieces.doors;
  return configurationReducer(cleared, { type: "append", pieces: { ...pieces, doors } });
}
