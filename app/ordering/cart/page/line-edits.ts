import { brand } from "~/base/brand/brand";
import { createLineEdits } from "../line-edits";

/** The unsaved edits of cart lines, stored in this browser. */
export const lineEdits = createLineEdits({
  brandKey: brand.key,
  storage: () => window.localStorage,
  now: () => Date.now(),
});
