import type { OpeningRow } from "~/trade/openings/opening-draft";

export function openingId(key: number, field: keyof OpeningRow): string {
  return `opening-${key}-${field}`;
}

const FIELDS = "input:not([type=hidden]), select";

/**
 * The field to which Enter moves from a field of an opening: the next one, or `null` after the last.
 *
 * @param rows the element that contains all openings
 */
export function nextField(rows: HTMLElement, from: EventTarget): HTMLElement | null {
  const fields = [...rows.querySelectorAll<HTMLElement>(FIELDS)];
  return fields[fields.indexOf(from as HTMLElement) + 1] ?? null;
}

export function movesOnEnter(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
