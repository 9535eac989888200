import type { PieceDraft, PieceField } from "~/domain/blank-piece";
import { findingWords } from "~/domain/making";
import { parseFraction } from "~/domain/measure";
import { formatCents } from "~/domain/money";
import { BORING_DISTANCES, DEFAULT_BORING, MAX_LOCATION_LENGTH, mostInches, type PieceList } from "~/domain/piece";
import { isBlank, readSide, SIDES, type Side, sizeOf } from "~/domain/piece-draft";
import { findingsOf, isLocationTooLong, isUntouched, pieceProblems, refusedFields } from "~/domain/piece-problems";
import type { PriceTerms } from "~/domain/price-terms";
import { formatSqFt, pricePiece } from "~/domain/pricing";
import type { ProductSpecification } from "~/domain/product";
import { intentValue } from "~/forms/order-intents";
import { fieldName } from "~/forms/piece-field-name";
import { classNames } from "~/ui/kit/class-names";
import { fieldId, isPlainInches } from "./field-ids";
import { HINGE_OPTIONS } from "./hinge-options";
import { pieceName } from "./piece-words";
import { escaped, plainHidden, plainInput, plainSelect } from "./plain-text.server";
import { problemText, sideText, wayToLeaveOut } from "./problem-words";

/** A row of a posted list, and what its answer depends on. */
export interface PlainRowProps {
  readonly list: PieceList;
  readonly index: number;
  readonly draft: PieceDraft;
  /** Whether its hinges and note are asked for. */
  readonly isOpen: boolean;
  /** Whether the list would still have a row without this one, and whether it takes one more. */
  readonly removable: boolean;
  readonly duplicable: boolean;
  /** Dollars a square foot. */
  readonly rate: number;
  readonly terms: PriceTerms;
  readonly specification: ProductSpecification | null;
  /** After a refused submit: each field says what is wrong with it. */
  readonly showProblems: boolean;
}

const TITLES = { width: "Width", height: "Height" } as const;
const BORINGS = BORING_DISTANCES.map((mm) => [String(mm), `${mm} mm: center ${mm + 17.5} mm`] as const);

const rowId = (list: PieceList, index: number) => `${list}-${index + 1}`;

const paragraph = (text: string, id?: string) => `<p${id ? ` id="${id}"` : ""}>${escaped(text)}</p>`;

/** A side's two fields in one text that reads the same; `null` where no such text is certain. */
function joined(inches: string, fraction: string): string | null {
  const sixteenths = parseFraction(fraction);
  if (sixteenths === 0) return inches;
  return sixteenths !== null && isPlainInches(inches) ? `${inches} ${fraction}`.trim() : null;
}

/** What a row's answer says of its fields. */
interface Said {
  /** The fields that a refused order names, that its summary leads to, and that cannot be made as they are. */
  readonly refused: ReadonlySet<PieceField>;
  readonly led: ReadonlySet<PieceField>;
  readonly blocked: readonly PieceField[];
  /** The element that says what the workshop thinks of the size. */
  readonly findingsId: string | undefined;
}

/** One side, as a single field that takes a whole tape size, and below it what is to be said of it. */
function side(props: PlainRowProps, side: Side, { refused: all, led, blocked, findingsId }: Said): string {
  const { list, index, draft } = props;
  const id = fieldId("", list, index, side.inches);
  const reading = readSide(draft, side, mostInches(list));
  const said = sideText(reading, list);
  const refused = all.has(side.inches);
  const text = joined(draft[side.inches], draft[side.fraction]);
  const messageId = `${id}-reading`;
  const field = plainInput({
    label: `${TITLES[side.side]} inches`,
    id: led.has(side.inches) ? id : undefined,
    name: fieldName(list, index, side.inches),
    value: text ?? draft[side.inches],
    invalid: refused || blocked.includes(side.inches) || !("length" in reading),
    describedBy: classNames(refused && `${id}-error`, said && messageId, findingsId) || undefined,
  });
  const fraction = {
    label: `${TITLES[side.side]} fraction`,
    id: led.has(side.fraction) ? fieldId("", list, index, side.fraction) : undefined,
    name: fieldName(list, index, side.fraction),
    value: draft[side.fraction],
    invalid: all.has(side.fraction),
    describedBy:
      classNames(all.has(side.fraction) && `${fieldId("", list, index, side.fraction)}-error`, findingsId) || undefined,
  };
  return `${field}${text === null ? plainInput(fraction) : ""}${said ? paragraph(said, messageId) : ""}`;
}

function price({ list, draft, rate, terms }: PlainRowProps): string {
  const sized = sizeOf(draft, mostInches(list));
  const one = pricePiece(sized, rate, terms);
  const quantity = sized.quantity ?? 1;
  const each = quantity > 1 ? ` <span>${formatCents(one.cents)} each</span>` : "";
  return `<p>${formatSqFt(one.area * quantity)} sq ft <b>${formatCents(one.cents * quantity)}</b>${each}</p>`;
}

function buttons({ list, index, removable, duplicable }: PlainRowProps): string {
  const piece = pieceName(list, index).toLowerCase();
  const button = (type: "duplicate" | "remove", word: string, enabled: boolean) =>
    `<button name=intent value=${intentValue({ type, list, index })}${enabled ? "" : " disabled"}>${word}<i> ${piece}</i></button>`;
  return `${button("duplicate", "Duplicate", duplicable)}${button("remove", "Remove", removable)}`;
}

/** Hinges, boring and note where they are said or asked for; otherwise the button that asks for them. */
function details({ list, index, draft, isOpen }: PlainRowProps): string {
  const isDoor = list === "doors";
  const title = isDoor ? "Hinges and note" : "Note";
  const boring = draft.boring || String(DEFAULT_BORING);
  if (!isOpen && !draft.note && !draft.hinge && boring === String(DEFAULT_BORING)) {
    const ask = intentValue({ type: "details", list, index });
    return `<button name=intent value=${ask} formaction=#${rowId(list, index)}>${title}<i> of ${pieceName(list, index).toLowerCase()}</i></button>`;
  }
  const field = (label: string, of: PieceField, value: string) => ({
    label,
    name: fieldName(list, index, of),
    value,
  });
  const hinges = isDoor
    ? `${plainSelect(field("Hinge side", "hinge", draft.hinge), HINGE_OPTIONS)}${plainSelect(field("Boring distance", "boring", boring), BORINGS)}`
    : "";
  return `${hinges}${plainInput(field("Note to the workshop", "note", draft.note))}`;
}

/**
 * A row of a posted list as HTML: each size in one field, and little beside it, so that a long list costs the server
 * little to write (decision 47). It holds every value of the row, and is read back by `readConfigurationForm`.
 */
export function plainRow(props: PlainRowProps): string {
  const { list, index, draft, specification, showProblems } = props;
  const name = pieceName(list, index);
  const all = showProblems ? pieceProblems(list, draft, specification) : [];
  const problems = all.filter(
    ({ kind, field }) => kind !== "unmakeable" && !(kind === "unreadable" && field.endsWith("Inches")),
  );
  const findings = findingsOf(draft, list, specification);
  const findingsId = findings.length > 0 ? `${rowId(list, index)}-findings` : undefined;
  const said: Said = {
    refused: new Set(problems.map(({ field }) => field)),
    led: new Set(all.map(({ field }) => field)),
    blocked: showProblems ? refusedFields(list, findings) : [],
    findingsId,
  };
  const idOf = (field: PieceField) => fieldId("", list, index, field);
  const isRefused = (field: PieceField) => said.refused.has(field);
  const cutId = isLocationTooLong(draft) && !isRefused("location") ? `${idOf("location")}-cut` : undefined;
  const text = (label: string, field: "location" | "quantity") =>
    plainInput({
      label,
      id: isRefused(field) ? idOf(field) : undefined,
      name: fieldName(list, index, field),
      value: draft[field],
      numeric: field === "quantity",
      invalid: isRefused(field),
      describedBy: isRefused(field) ? `${idOf(field)}-error` : field === "location" ? cutId : undefined,
    });
  const isUnbored = said.blocked.includes("preBored");
  const preBored = list === "doors" && [
    `<label><input type=checkbox name="${fieldName(list, index, "preBored")}"`,
    isUnbored ? ` id="${idOf("preBored")}" aria-invalid="true" aria-describedby="${findingsId}"` : "",
    `${draft.preBored ? " checked" : ""}>Pre-bored</label>`,
  ];
  const parts = [
    `<div role="group" id="${rowId(list, index)}" aria-label="${name}"${isBlank(draft) ? ' class="plain-blank"' : ""}>`,
    ...SIDES.map((one) => side(props, one, said)),
    text("Location", "location"),
    text("Quantity", "quantity"),
    price(props),
    buttons(props),
    ...(preBored || []),
    details(props),
    cutId ? paragraph(`Only ${MAX_LOCATION_LENGTH} characters fit the label.`, cutId) : "",
    ...problems.map((problem) => paragraph(problemText(problem, list), `${idOf(problem.field)}-error`)),
    problems.length > 0 && isUntouched(draft) ? paragraph(wayToLeaveOut(list, index)) : "",
    findingsId ? `<div id="${findingsId}">` : "",
    ...findings.map((finding) => `<p class="plain-${finding.severity}">${escaped(findingWords(finding))}</p>`),
    findingsId ? "</div>" : "",
    draft.opening ? plainHidden(fieldName(list, index, "opening"), draft.opening) : "",
    "</div>",
  ];
  return parts.join("");
}
