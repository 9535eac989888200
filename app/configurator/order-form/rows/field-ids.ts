import { DETAIL_NAMES } from "~/trade/measure/detail-names";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { PieceField } from "~/trade/pieces/blank-piece";

export interface FieldPlace {
  readonly list: PieceList;
  readonly index: number;
  readonly field: PieceField;
  /** Which of a door's cups, from 0. */
  readonly cup?: number;
}

const FIELDS: readonly PieceField[] = [
  "widthInches",
  "widthFraction",
  "heightInches",
  "heightFraction",
  "location",
  "quantity",
  ...DETAIL_NAMES,
];

/** The element id of one piece's field; the scope distinguishes two editors on one page. */
export function fieldId(scope: string, list: PieceList, index: number, field: PieceField): string {
  return `${scope}${list}-${index + 1}-${field}`;
}

/** The element id of the field of one cup, counted from 0; the first has that of the detail. */
export function cupId(scope: string, list: PieceList, index: number, cup: number): string {
  return fieldId(scope, list, index, "cups") + (cup > 0 ? `-${cup + 1}` : "");
}

function placeOf(listText = "", index: number, fieldText = ""): FieldPlace | null {
  const list = PIECE_LISTS.find((name) => name === listText);
  const field = FIELDS.find((name) => name === fieldText);
  return list && field && index >= 0 ? { list, index, field } : null;
}

/** The field with an element id, or `null` if it does not belong to this editor. */
export function fieldPlace(scope: string, id: string): FieldPlace | null {
  if (!id.startsWith(scope)) return null;
  const [list, number, field, cup = "1"] = id.slice(scope.length).split("-");
  const place = placeOf(list, Number(number) - 1, field);
  return place?.field === "cups" ? { ...place, cup: Number(cup) - 1 } : place;
}

/** The field with a form field's name ({@link fieldName}), or `null` if it is not a piece's. */
export function namedPlace(name: string): FieldPlace | null {
  const [, list, index, field] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
  return placeOf(list, Number(index), field);
}

export const takesKeypad = ({ field }: FieldPlace): boolean => field.endsWith("Inches") || field === "cups";

/** The fields typed in sequence; fields with choices are skipped. */
const TYPED: readonly PieceField[] = ["widthInches", "heightInches", "location"];
const BEFORE: Partial<Record<PieceField, PieceField>> = {
  widthFraction: "widthInches",
  heightFraction: "heightInches",
};

/** Whether inches are only digits, so that the fraction is still to be chosen. */
export function isPlainInches(text: string): boolean {
  return /^\s*\d*\s*$/.test(text);
}

/** Details are typed one after the other in their own fields; `null` after the last one, and outside of them. */
export function nextDetail(field: Element | null): HTMLInputElement | null {
  const fields = [...(field?.closest("details")?.querySelectorAll<HTMLInputElement>("input[type=text]") ?? [])];
  return fields[fields.indexOf(field as HTMLInputElement) + 1] ?? null;
}

/** The next field to type in: width, height, location, then the width of the next row. */
export function placeAfter({ list, index, field }: FieldPlace): FieldPlace {
  const at = TYPED.indexOf(BEFORE[field] ?? field);
  const next = at < 0 ? undefined : TYPED[at + 1];
  return next ? { list, index, field: next } : { list, index: index + 1, field: "widthInches" };
}
