import { createLineEdits } from "~/browser/line-edits";
import { brand } from "~/content/brand";

/** The edits of this shop's cart in this browser. */
export const lineEdits = createLineEdits({
  brandKey: brand.key,
  storage: () => window.localStorage,
  now: () => Date.now(),
});
