import { partOnDemand } from "~/ui/kit/use-on-demand";
import { DetailFields } from "./detail-fields-code.server";

/** Loaded when a row's details are opened; the server always has it. */
export const detailFieldsPart = partOnDemand(async () => (await import("./detail-fields")).DetailFields, DetailFields);
