import { partOnDemand } from "~/ui/kit/use-on-demand";
import { openingsCode } from "./openings-code.server";

/** A fifth of the page, which few open; the server has it. */
export const openingsPart = partOnDemand(async () => (await import("./openings-code")).openingsCode, openingsCode);
