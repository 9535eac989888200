import { type FormDraft, formDraftOf } from "~/base/browser/form-draft";
import { readConfigurationForm } from "~/configurator/order-form/configuration-form";
import { type ConfigurationIntent, readIntent } from "~/configurator/order-form/order-intents";
import { applyIntent, cupMoves } from "~/configurator/order-form/posted-intent";
import { ADDRESS_SURE } from "~/house/forms/checkout-names";
import { MAX_ORDER_LINES } from "~/ordering/orders/order";
import { ORDER_DETAIL_NAMES } from "~/ordering/orders/order-details";
import { FIND_FIELD } from "~/trade/catalog/found-styles";
import { isProductId } from "~/trade/catalog/product";
import { ADD_LINE, CHANGE_NAMES, END, REMOVE_LINE, RESTORE_LINE, SAVE } from "./change-form";
import type { LineMoves } from "./change-page-data";
import { addedLineOf, type ChangedLine } from "./changed-line";

/** The longest text to find styles by, in UTF-16 code units. */
const MAX_FIND_LENGTH = 100;

export interface PostedChange {
  /** The revision that it changes; 0 if the post names none. */
  readonly revision: number;
  readonly prices: string;
  readonly lines: readonly ChangedLine[];
  /** Whether it is to be stored; otherwise only its lines change. */
  readonly isSaved: boolean;
  /** Whether it adds a line, which is then the last one. */
  readonly isAdding: boolean;
  /** Whether it has more lines than an order holds; the others are not in it. */
  readonly isTooLong: boolean;
  readonly find: string;
}

/**
 * The fields of each line. Every line is an order form with the names of any order form, so the order in which browsers
 * send fields tells them apart: a field before each line says that it begins.
 */
function lineForms(form: URLSearchParams): readonly URLSearchParams[] {
  const lines: URLSearchParams[] = [];
  let isInside = false;
  for (const [name, value] of form) {
    if (name === CHANGE_NAMES.line) {
      isInside = value !== END;
      if (isInside) lines.push(new URLSearchParams());
    }
    if (isInside) lines.at(-1)?.append(name, value);
  }
  return lines;
}

function readLine(form: URLSearchParams): ChangedLine {
  const pressed = form.get(CHANGE_NAMES.intent);
  const isRemoved = form.has(CHANGE_NAMES.removed);
  const productId = form.get(CHANGE_NAMES.product) ?? "";
  return {
    kind: form.get(CHANGE_NAMES.line) === "samples" ? "samples" : "pieces",
    productId: isProductId(productId) ? productId : "",
    title: "",
    finish: form.get(CHANGE_NAMES.finish) ?? "",
    samples: form.get(CHANGE_NAMES.samples) ?? "",
    draft: applyIntent(readConfigurationForm(form), intentOf(pressed)),
    isRemoved: pressed === REMOVE_LINE || (isRemoved && pressed !== RESTORE_LINE),
  };
}

const NO_INTENT: ConfigurationIntent = { type: "price" };

/** A button of a line's rows; nobody can empty a line's form. */
function intentOf(pressed: string | null): ConfigurationIntent {
  const intent = readIntent(pressed);
  return "list" in intent ? intent : NO_INTENT;
}

/** Which cups of a posted change moved, because the size of their door was changed or they were copied. */
export const movesIn = (form: URLSearchParams): LineMoves[] =>
  lineForms(form)
    .slice(0, MAX_ORDER_LINES)
    .flatMap((fields, line) => {
      const texts = cupMoves(fields, intentOf(fields.get(CHANGE_NAMES.intent)));
      return texts.length > 0 ? [{ line, texts }] : [];
    });

/** Reads a posted change, exactly as typed, after the button of a row or line that was pressed. */
export function readChange(form: URLSearchParams): PostedChange {
  const revision = form.get(CHANGE_NAMES.revision) ?? "";
  const pressed = form.getAll(CHANGE_NAMES.intent);
  const added = form.get(CHANGE_NAMES.added) ?? "";
  const isAdding = pressed.includes(ADD_LINE);
  const typed = lineForms(form);
  const lines = typed.slice(0, MAX_ORDER_LINES).map(readLine);
  return {
    revision: /^\d{1,6}$/.test(revision) ? Number(revision) : 0,
    prices: form.get(CHANGE_NAMES.prices) ?? "",
    lines: isAdding ? [...lines, addedLineOf(isProductId(added) ? added : "")] : lines,
    isSaved: pressed.includes(SAVE),
    isAdding,
    isTooLong: typed.length + (isAdding ? 1 : 0) > MAX_ORDER_LINES,
    find: (form.get(FIND_FIELD) ?? "").trim().slice(0, MAX_FIND_LENGTH),
  };
}

const FACTS: readonly string[] = [ADDRESS_SURE, ...ORDER_DETAIL_NAMES, "fee", "reason"];

export function factFields(form: Iterable<readonly [string, unknown]>): FormDraft {
  const isFact = (name: string) => name.startsWith("mailingAddress.") || FACTS.includes(name);
  return formDraftOf([...form].filter(([name]) => isFact(name)));
}
