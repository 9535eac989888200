import { brand } from "~/brand/brand";
import { createLineEdits } from "~/cart/line-edits";

/** The unsaved edits of cart lines, stored in this browser. */
export const lineEdits = createLineEdits({
  brandKey: brand.key,
  storage: () => window.localStorage,
  now: () => Date.now(),
});
