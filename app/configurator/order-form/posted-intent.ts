import { pieceName } from "~/configurator/lines/piece-words";
import { type FormFields, formFieldsOf } from "~/house/forms/form-fields";
import { MAX_ORDER_PIECES, type PieceList } from "~/trade/measure/piece";
import { type ConfigurationDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { type ConfigurationAction, configurationReducer } from "~/trade/pieces/configuration-steps";
import { copyDown, copyFromAbove } from "~/trade/pieces/copied-hinges";
import { readConfigurationForm, readPiece, readTyped } from "./configuration-form";
import { copiedText, movedText } from "./cup-moves";
import type { ConfigurationIntent } from "./order-intents";
import { cupStampName, fieldName } from "./piece-field-name";

/** A sentence about the cups of a posted row that moved because its size changed. Empty if none did. */
export function rowMove(form: FormFields, list: PieceList, index: number, name: string): string {
  if (!form.has(cupStampName(list, index))) return "";
  return movedText(name, readPiece(form, list, index), readTyped(form, list, index).cups);
}

/** Sentences about the cups of a posted form that moved: the size of their door changed, or they were copied. */
export function cupMoves(posted: URLSearchParams, intent: ConfigurationIntent): string[] {
  const form = formFieldsOf(posted);
  const texts: string[] = [];
  for (let index = 0; index < MAX_ORDER_PIECES && form.has(fieldName("doors", index, "widthInches")); index += 1) {
    texts.push(rowMove(form, "doors", index, pieceName("doors", index)));
  }
  const draft = isCopy(intent) ? readConfigurationForm(posted) : null;
  const copy = draft && actionOf(draft, intent);
  if (draft && copy?.type === "edit-rows") texts.push(copiedText(draft, copy));
  return texts.filter((text) => text !== "");
}

export const isCopy = ({ type }: ConfigurationIntent): boolean => type === "copy-down" || type === "copy-above";

function actionOf(draft: ConfigurationDraft, intent: ConfigurationIntent): ConfigurationAction | null {
  if (intent.type === "start-over") return { type: "load", draft: EMPTY_DRAFT };
  if (!("list" in intent) || intent.type === "details" || intent.type === "show") return null;
  if (!("index" in intent)) return intent;
  const row = draft.rows[intent.list][intent.index];
  if (!row) return null;
  if (intent.type === "copy-down") return copyDown(draft, intent.list, row.key);
  if (intent.type === "copy-above") return copyFromAbove(draft, intent.list, row.key);
  return { type: intent.type, list: intent.list, key: row.key };
}

/**
 * The draft after a submit button that adds, duplicates or removes a row, or empties the form. Other buttons change
 * nothing.
 */
export function applyIntent(draft: ConfigurationDraft, intent: ConfigurationIntent): ConfigurationDraft {
  const action = actionOf(draft, intent);
  return action ? configurationReducer(draft, action) : draft;
}
