import { styleFormFields } from "~/office/catalog-editing/style-form";
import type { DoorStyle } from "~/trade/catalog/door-style";

/** What the form of a style posts when some of its fields are changed. */
export const stylePost = (
  style: DoorStyle,
  change: Readonly<Record<string, string>> = {},
  revision = 0,
): Readonly<Record<string, string>> => ({ ...styleFormFields(style), revision: String(revision), ...change });
