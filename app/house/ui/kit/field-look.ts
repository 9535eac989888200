import { classNames } from "./class-names";

const FIELD = "field";
const VALID = "border border-stone-500 hover:border-ink";
const INVALID = "border-2 border-signal";

/** The look of an input or select; 16 px text keeps phones from zooming in. */
export function fieldLook(invalid: boolean, more?: string): string {
  return classNames(FIELD, invalid ? INVALID : VALID, more);
}
