import type { DoorStyle } from "~/catalog/door-style";
import { styleFormFields } from "~/catalog-editing/style-form";

/** What the form of a style posts when some of its fields are changed. */
export const stylePost = (
  style: DoorStyle,
  change: Readonly<Record<string, string>> = {},
  revision = 0,
): Readonly<Record<string, string>> => ({ ...styleFormFields(style), revision: String(revision), ...change });
