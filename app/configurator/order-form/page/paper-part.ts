import { serversPart } from "~/base/browser/later-part";
import { partOnDemand } from "~/house/ui/kit/use-on-demand";
import { ElevationsSheet, PricedOrder as PricedOnServer, PrintSheet } from "./paper-code.server";

/** Loaded once something is typed, so that it is there when the browser prints; the server always has it. */
export const printSheet = partOnDemand(async () => (await import("./print-sheet")).PrintSheet, PrintSheet ?? null);

export const ServersSheet = serversPart(PrintSheet);

/** The answer without JavaScript; with it, the server's is shown for a moment before the cart opens. */
export const PricedOrder = serversPart(PricedOnServer);

export const elevationsSheet = partOnDemand(async () => (await import("./elevations-sheet")).ElevationsSheet);

export const ServersElevations = serversPart(ElevationsSheet);
