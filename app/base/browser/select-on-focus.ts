import type { FocusEvent } from "react";

/** React repeats a focus that came before its code: by then the field may hold what is being typed. */
export function selectOnFocus({ nativeEvent, currentTarget }: FocusEvent<HTMLInputElement>): void {
  if (nativeEvent.isTrusted) currentTarget.select();
}
