import { laterPart } from "~/base/browser/later-part";
import { cutListPart } from "~/configurator/cut-list-panel/page/cut-list-part";
import { openingsPart } from "~/configurator/openings-panel/page/openings-part";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import { orderPanels } from "~/configurator/order-form/page/order-panels-part";
import { cartPart } from "~/configurator/order-form/page/use-cart-code";
import { comparedPart } from "~/configurator/other-styles/page/compared-part";
import { otherStyles } from "~/configurator/other-styles/page/other-styles-part";
import { OrderSection as OnServer } from "./order-section.server";

const section = laterPart(async () => (await import("./order-section")).OrderSection, OnServer);

export const OrderSection = section.Part;

/**
 * Loads the code of the order form and of everything that the response shows, in parallel. The panels next to the rows,
 * the other styles and the cart follow, or never arrive: their buttons then post the form.
 *
 * @throws Error if the code cannot be loaded; the call can be repeated
 */
export async function fetchOrderCode(reply: OrderReply | undefined): Promise<void> {
  const shown = Promise.all([
    reply?.openings && openingsPart.load(),
    reply?.cutList && cutListPart.load(),
    reply?.outcome === "compared" && comparedPart.load(),
  ]);
  const form = section.load(shown);
  const arePanelsShown = reply?.openings !== undefined || reply?.cutList !== undefined;
  await Promise.all([form, arePanelsShown && orderPanels.load(shown)]);
  for (const later of [cartPart.load(), orderPanels.load(form), otherStyles.load(form)]) later.catch(() => {});
}
