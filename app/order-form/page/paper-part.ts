import { ServersMarkup } from "~/browser/servers-markup";
import { partOnDemand } from "~/ui/kit/use-on-demand";
import { PricedOrder as PricedOnServer, PrintSheet } from "./paper-code.server";

/** Loaded once the form works, so that it is there when the browser prints; the server always has it. */
export const printSheet = partOnDemand(async () => (await import("./print-sheet")).PrintSheet, PrintSheet ?? null);

/** The answer without JavaScript; with it, the server's is shown for a moment before the cart opens. */
export const PricedOrder = PricedOnServer ?? ServersMarkup;
