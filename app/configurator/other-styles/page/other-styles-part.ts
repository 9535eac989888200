import { laterPart } from "~/base/browser/later-part";
import { OtherStyles } from "./other-styles-code.server";

/** Most visitors do not compare, so the rows become interactive first; until then its button posts the form. */
export const otherStyles = laterPart(async () => (await import("./other-styles")).OtherStyles, OtherStyles);
