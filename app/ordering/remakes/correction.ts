import { pieceName } from "~/configurator/lines/piece-words";
import { readPiece } from "~/configurator/order-form/configuration-form";
import { rowMove } from "~/configurator/order-form/posted-intent";
import { type FormFields, formFieldsOf } from "~/house/forms/form-fields";
import type { Posted } from "~/house/forms/zod-validator";
import { orderedJson, plainPiece } from "~/ordering/orders/ordered-lines";
import { type FieldProblem, pieceProblems, requiredProblems } from "~/trade/making/piece-problems";
import type { Door, Piece } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { type ConfigurationDraft, createDraft } from "~/trade/pieces/configuration-draft";
import { toDoor, toDraft, toPiece } from "~/trade/pieces/drafted-piece";
import type { RemakeChoice } from "./remade-lines";

export const CORRECTED = "corrected";

/** The buttons that open a piece for correction, and that take the correction back, without JavaScript. */
export const CORRECTION_INTENT = "intent";
const OPEN = "correct:";
const CLOSE = "as-ordered:";
export const openIntent = (value: string): string => OPEN + value;
export const closeIntent = (value: string): string => CLOSE + value;

/** The pieces that are open for correction as they are typed, by the values of their checkboxes. */
export type Corrections = Readonly<Record<string, PieceDraft>>;

export type CorrectionMoves = Readonly<Record<string, string>>;

/** All pieces of an order as an order form shows them: each list has its choices, as typed or as ordered. */
export function choicesDraft(choices: readonly RemakeChoice[], typed: Corrections): ConfigurationDraft {
  const of = (list: RemakeChoice["list"]) =>
    choices.filter((choice) => choice.list === list).map(({ value, piece }) => typed[value] ?? toDraft(piece));
  const included = { doors: true, drawers: true, panels: true, fillers: true };
  const pieces = { doors: of("doors"), drawers: of("drawers"), panels: of("panels"), fillers: of("fillers") };
  return createDraft({ pieces, included, preBoredByDefault: false });
}

function draftsIn(
  fields: FormFields,
  opened: readonly string[],
  choices: readonly RemakeChoice[],
): readonly (readonly [RemakeChoice, PieceDraft])[] {
  const chosen = choices.filter(({ value, isSample }) => !isSample && opened.includes(value));
  return chosen.map((choice) => {
    const typed = readPiece(fields, choice.list, choice.place);
    const { location, ...ordered } = toDraft(choice.piece);
    return [choice, { ...typed, location, opening: ordered.opening, quantity: "1" }];
  });
}

/**
 * The form as the server shows it again: the open pieces as typed, after the button that opened or closed one. A piece
 * that is opened is checked.
 */
export function readOpened(form: URLSearchParams, choices: readonly RemakeChoice[]) {
  const intent = form.get(CORRECTION_INTENT) ?? "";
  const opens = intent.startsWith(OPEN) ? choices.find(({ value }) => openIntent(value) === intent) : undefined;
  const fields = formFieldsOf(form);
  const open = draftsIn(fields, form.getAll(CORRECTED), choices).filter(([{ value }]) => closeIntent(value) !== intent);
  const opened: Corrections = {
    ...(opens && !opens.isSample && { [opens.value]: toDraft(opens.piece) }),
    ...Object.fromEntries(open.map(([{ value }, draft]) => [value, draft])),
  };
  const moves: CorrectionMoves = Object.fromEntries(
    open.flatMap(([choice]) => {
      const text = rowMove(fields, choice.list, choice.place, pieceName(choice.list, choice.index));
      return text ? [[choice.value, text]] : [];
    }),
  );
  const pieces = [...form.getAll("pieces"), ...(opens ? [opens.value] : [])];
  return { hasIntent: intent.startsWith(OPEN) || intent.startsWith(CLOSE), opened, pieces, moves };
}

/** The fields of a form whose names were read as nested values: `doors[3].cups`. */
function nestedFields(posted: Posted): FormFields {
  const all = (name: string): string[] => {
    const [, list = "", index = "", field = ""] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
    const rows = posted[list] as Readonly<Record<string, Posted | undefined>> | undefined;
    return [rows?.[index]?.[field]].flat().filter((value) => typeof value === "string");
  };
  return { get: (name) => all(name)[0] ?? null, all, has: (name) => all(name).length > 0 };
}

/**
 * A piece that is open for correction: how it is to be made, if that differs from the order, or what is wrong with it.
 */
interface ReadCorrection {
  readonly choice: RemakeChoice;
  /** `null` if it is as it was ordered, or cannot be made. */
  readonly corrected: Piece | Door | null;
  readonly problems: readonly FieldProblem[];
}

/**
 * What is wrong with a corrected piece. It keeps its location, and needs a size even where an order form asks for none.
 */
export function correctionProblems(
  { list, specification }: Pick<RemakeChoice, "list" | "specification">,
  draft: PieceDraft,
): readonly FieldProblem[] {
  const all = [...requiredProblems(draft), ...pieceProblems(list, draft, specification)];
  return all.filter(
    ({ field, kind }, at) =>
      field !== "location" && all.findIndex((one) => one.field === field && one.kind === kind) === at,
  );
}

function readCorrection(choice: RemakeChoice, draft: PieceDraft): ReadCorrection {
  const { list, piece } = choice;
  const problems = correctionProblems(choice, draft);
  if (problems.some(({ kind }) => kind === "unreadable")) return { choice, corrected: null, problems };
  const typed = list === "doors" ? toDoor(draft) : toPiece(draft, list);
  const isSameSize = orderedJson([typed.width, typed.height]) === orderedJson([piece.width, piece.height]);
  const { opening, ...sized } = typed;
  const corrected = { ...sized, ...(isSameSize && opening !== undefined && { opening }) };
  // What was ordered stays possible, even if it is no longer offered.
  if (orderedJson(plainPiece(corrected)) === orderedJson(plainPiece(piece))) {
    return { choice, corrected: null, problems: [] };
  }
  return { choice, corrected: problems.length > 0 ? null : corrected, problems };
}

/** The pieces that are open for correction. A size that was changed no longer comes from its opening. */
export function readCorrections(posted: Posted, choices: readonly RemakeChoice[]): readonly ReadCorrection[] {
  const opened = [posted[CORRECTED]].flat().filter((value) => typeof value === "string");
  return draftsIn(nestedFields(posted), opened, choices).map(([choice, draft]) => readCorrection(choice, draft));
}
