import { serversPart } from "~/base/browser/later-part";
import { partOnDemand } from "~/house/ui/kit/use-on-demand";
import { ElevationsSheet, PricedOrder as PricedOnServer, PrintSheet } from "./paper-code.server";

/** Loaded once the form works, so that it is there when the browser prints; the server always has it. */
export const printSheet = partOnDemand(async () => (await import("./print-sheet")).PrintSheet, PrintSheet ?? null);

/** The sheet in the server's answer to a post. */
export const ServersSheet = serversPart(PrintSheet);

/** The answer without JavaScript; with it, the server's is shown for a moment before the cart opens. */
export const PricedOrder = serversPart(PricedOnServer);

/** Loaded when the drawings of the list are opened. */
export const elevationsSheet = partOnDemand(async () => (await import("./elevations-sheet")).ElevationsSheet);

/** The drawings of the list before JavaScript runs. */
export const ServersElevations = serversPart(ElevationsSheet);
