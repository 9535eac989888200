import { serversPart } from "~/browser/later-part";
import { partOnDemand } from "~/ui/kit/use-on-demand";
import { PricedOrder as PricedOnServer, PrintSheet } from "./paper-code.server";

/** Loaded once the form works, so that it is there when the browser prints; the server always has it. */
export const printSheet = partOnDemand(async () => (await import("./print-sheet")).PrintSheet, PrintSheet ?? null);

/** The sheet in the server's answer to a post. */
export const ServersSheet = serversPart(PrintSheet);

/** The answer without JavaScript; with it, the server's is shown for a moment before the cart opens. */
export const PricedOrder = serversPart(PricedOnServer);
