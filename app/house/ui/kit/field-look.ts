import { classNames } from "./class-names";

/** The look of an input or select; 16 px text keeps phones from zooming in. */
export function fieldLook(invalid: boolean, more?: string): string {
  return classNames("field", invalid && "refused", more);
}
