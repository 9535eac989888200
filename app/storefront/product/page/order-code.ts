import { laterPart } from "~/base/browser/later-part";
import { cutListPart } from "~/configurator/cut-list-panel/page/cut-list-part";
import { openingsPart } from "~/configurator/openings-panel/page/openings-part";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import { loadKeypad } from "~/configurator/order-form/page/keypad-place";
import { orderPanels } from "~/configurator/order-form/page/order-panels-part";
import { printSheet } from "~/configurator/order-form/page/paper-part";
import { cartPart } from "~/configurator/order-form/page/use-cart-code";
import { comparedPart } from "~/configurator/other-styles/page/compared-part";
import { otherStyles } from "~/configurator/other-styles/page/other-styles-part";
import { shipsByPart } from "~/house/capacity/page/ships-by-part";
import { OrderSection as OnServer } from "./order-section.server";

const section = laterPart(async () => (await import("./order-section")).OrderSection, OnServer);

export const OrderSection = section.Part;

/**
 * Loads the code of the order form, of the cart, and of everything that the response shows, in parallel. The panels
 * next to the rows, the other styles and the sheet that is printed may arrive later, or not at all: their buttons then
 * post the form.
 *
 * @throws Error if the code cannot be loaded; the call can be repeated
 */
export async function fetchOrderCode(reply: OrderReply | undefined): Promise<void> {
  printSheet.load().catch(() => {});
  const shown = Promise.all([
    cartPart.load(),
    loadKeypad(),
    reply?.ships && shipsByPart.load(),
    reply?.openings && openingsPart.load(),
    reply?.cutList && cutListPart.load(),
    reply?.outcome === "compared" && comparedPart.load(),
  ]);
  const panels = orderPanels.load(shown);
  panels.catch(() => {});
  otherStyles.load(shown).catch(() => {});
  await Promise.all([section.load(shown), (reply?.openings || reply?.cutList) && panels]);
}
