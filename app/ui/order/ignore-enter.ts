import type { KeyboardEvent } from "react";

/** Keeps Enter in a field from submitting by surprise; buttons and selects keep their Enter. */
export function ignoreEnterInFields(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
