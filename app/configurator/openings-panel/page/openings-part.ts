import { partOnDemand } from "~/house/ui/kit/use-on-demand";
import { openingsCode } from "./openings-code.server";

/** Loaded on demand, because it is a fifth of the page's code and few visitors open it; the server always has it. */
export const openingsPart = partOnDemand(async () => (await import("./openings-code")).openingsCode, openingsCode);
