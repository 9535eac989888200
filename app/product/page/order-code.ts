import { lazy } from "react";
import { cutListPart } from "~/cut-list/page/cut-list-part";
import { loadDetailRules } from "~/making/detail-rules-part";
import { openingsPart } from "~/openings/page/openings-part";
import { cartPart } from "~/order-form/page/cart-part";
import { comparedPart } from "~/other-styles/page/compared-part";
import type { OrderReply } from "~/product/order-reply";
import { OrderSection as OnServer } from "./order-section.server";

type SectionModule = { readonly default: typeof import("./order-section").OrderSection };

let resolveLoaded: (module: SectionModule) => void = () => {};
const loaded = new Promise<SectionModule>((resolve) => {
  resolveLoaded = resolve;
});

/**
 * The order form: on the server immediately, in the browser once {@link fetchOrderCode} has loaded its code. Its
 * promise never rejects, because React would then remove the server's form, which works without any code.
 */
export const OrderSection = OnServer ?? lazy(() => loaded);

/**
 * Loads the code of the order form, of the cart, and of everything that the response shows, in parallel.
 *
 * @throws Error if the code cannot be loaded; the call can be repeated
 */
export async function fetchOrderCode(reply: OrderReply | undefined): Promise<void> {
  const [section] = await Promise.all([
    import("./order-section"),
    cartPart.load(),
    reply && loadDetailRules(),
    reply?.openings && openingsPart.load(),
    reply?.cutList && cutListPart.load(),
    reply?.outcome === "compared" && comparedPart.load(),
  ]);
  resolveLoaded({ default: section.OrderSection });
}
