import { partOnDemand } from "~/house/ui/kit/use-on-demand";
import { ShipsBy as OnServer } from "./ships-by.server";

/** The code of a list's date: on the server immediately, in the browser once there is a piece. */
export const shipsByPart = partOnDemand(async () => (await import("./ships-by")).ShipsBy, OnServer ?? null);
