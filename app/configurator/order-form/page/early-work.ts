import { isBox } from "~/base/browser/is-box";
import { ORDER_PANELS_ID } from "~/configurator/lines/order-total";
import { fieldName } from "../piece-field-name";
import { isPlainInches, namedPlace, nextDetail, placeAfter } from "../rows/field-ids";
import { submitNatively } from "./submit-natively";

/**
 * Handles Tab and Enter in a form whose code is still loading, for customers who start typing immediately: Tab skips
 * the fraction field if the fraction was typed with the inches, and Enter moves to the next field.
 *
 * @returns whether the key calls for a new row or a copy of one, which only the form's code can add
 */
function handleEarlyKey(event: KeyboardEvent): boolean {
  const field = event.target;
  const place = field instanceof HTMLInputElement ? namedPlace(field.name) : null;
  if (!place || event.isComposing || !(field instanceof HTMLInputElement)) return false;
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    return true;
  }
  const isPlain = !place.field.endsWith("Inches") || isPlainInches(field.value);
  if (event.key !== "Enter" && (event.key !== "Tab" || event.shiftKey || isPlain)) return false;
  const next = placeAfter(place);
  const element = nextDetail(field) ?? field.form?.elements.namedItem(fieldName(next.list, next.index, next.field));
  if (element || event.key === "Enter") event.preventDefault();
  if (element instanceof HTMLElement) element.focus();
  return !element && event.key === "Enter";
}

const FIELDS = "input:not([type=hidden]), select";

function fieldAfter(field: Element | null): HTMLElement | null {
  const fields = [...(field?.closest("form")?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  const visible = fields.filter((other) => other.offsetParent !== null);
  return visible[visible.indexOf(field as HTMLElement) + 1] ?? null;
}

/** Replaces the selected text of a field, or the letters before the cursor, and tells the form of it. */
function insertText(field: Element | null, text: string, before = 0): void {
  if (!(field instanceof HTMLInputElement) || field.selectionStart === null || field.selectionEnd === null) return;
  const isSelected = field.selectionStart < field.selectionEnd;
  field.setRangeText(
    text,
    isSelected ? field.selectionStart : Math.max(0, field.selectionStart - before),
    field.selectionEnd,
    "end",
  );
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/**
 * Replays keys that were held back until the form's code had loaded, one after the other, as if they were pressed now.
 *
 * @param keys their names in keyboard events
 */
function replayKeys(keys: readonly string[]): void {
  for (const key of keys) {
    const field = document.activeElement;
    if (key === " " && isBox(field)) field.click();
    else if (key.length === 1) insertText(field, key);
    else if (key === "Backspace") insertText(field, "", 1);
    else {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      const isUnhandled = field?.dispatchEvent(event);
      if (key === "Tab" && isUnhandled) fieldAfter(field)?.focus();
    }
  }
}

/** The address of a page whose form waits for its code; the router must not see changes to its fragment. */
let stayingAt: string | null = null;

const pageAddress = () => window.location.pathname + window.location.search;

/**
 * A link within the page changes only the router's state, but Remix then renders every component at once, and a form
 * that React has not hydrated yet would be rendered again without its code. This listener is added before the router's.
 */
if (typeof window !== "undefined") {
  window.addEventListener("popstate", (event) => {
    if (stayingAt === pageAddress()) event.stopImmediatePropagation();
  });
}

/**
 * Does what is possible in an order form whose code is still loading, and delays what needs the code: a pressed button,
 * and Enter for a new row. It listens before React, which keeps events from a form that it has not hydrated.
 *
 * @param loadForm loads the code and waits until the form runs; rejects if the code cannot be loaded
 * @returns a function that stops this, to be called once the form runs
 */
export function holdEarlyWork(place: HTMLElement, loadForm: () => Promise<void>): () => void {
  /** The keys pressed after one that needs the code; `null` if there was none. */
  let held: string[] | null = null;
  const inForm = (event: Event) => event.target instanceof Node && place.contains(event.target);

  function submit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !inForm(event)) return;
    // The panels work by posts, and their code may arrive after the form's.
    if (submitter?.closest(`#${ORDER_PANELS_ID}`)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    loadForm().then(
      // A button that asks for a row's details is by now the fold that has them.
      () => (submitter?.isConnected ? submitter : document.getElementById(submitter?.id ?? ""))?.click(),
      () => submitNatively(form, submitter),
    );
  }

  function press(event: KeyboardEvent): void {
    if (!inForm(event)) return;
    if (held) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push(event.key);
      return;
    }
    const needsCode = handleEarlyKey(event);
    if (event.defaultPrevented) event.stopImmediatePropagation();
    if (!needsCode) return;
    const { target, key, ctrlKey, metaKey } = event;
    held = [];
    loadForm()
      .then(() => {
        target?.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, metaKey, bubbles: true }));
        replayKeys(held ?? []);
      })
      .catch(() => {})
      .finally(() => {
        held = null;
      });
  }

  function focus(event: FocusEvent): void {
    if (inForm(event)) loadForm().catch(() => {});
  }

  const stopping = new AbortController();
  const options = { capture: true, signal: stopping.signal };
  window.addEventListener("submit", submit, options);
  window.addEventListener("keydown", press, options);
  window.addEventListener("focusin", focus, options);
  stayingAt = place.querySelector("form") && pageAddress();
  return () => {
    stayingAt = null;
    stopping.abort();
  };
}
