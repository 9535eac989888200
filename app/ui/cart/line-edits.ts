import { createLineEdits } from "~/browser/line-edits";
import { brand } from "~/content/brand";

/** The unsaved edits of cart lines, stored in this browser. */
export const lineEdits = createLineEdits({
  brandKey: brand.key,
  storage: () => window.localStorage,
  now: () => Date.now(),
});
