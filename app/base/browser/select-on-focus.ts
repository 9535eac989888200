import type { FocusEvent } from "react";

/**
 * Selects the text of a field that receives the focus, so that typing replaces it. React repeats a focus that came
 * before its code; such an event is not the browser's own, and by then the field may hold what is being typed.
 */
export function selectOnFocus({ nativeEvent, currentTarget }: FocusEvent<HTMLInputElement>): void {
  if (nativeEvent.isTrusted) currentTarget.select();
}
