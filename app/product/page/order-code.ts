import { lazy } from "react";
import { cutListPart } from "~/cut-list/page/cut-list-part";
import { openingsPart } from "~/openings/page/openings-part";
import { cartPart } from "~/order-form/page/cart-part";
import { comparedPart } from "~/other-styles/page/compared-part";
import type { OrderReply } from "~/product/order-reply";
import { OrderSection as OnServer } from "./order-section.server";

type SectionModule = { readonly default: typeof import("./order-section").OrderSection };

let tellThatItIsThere: (module: SectionModule) => void = () => {};
const there = new Promise<SectionModule>((resolve) => {
  tellThatItIsThere = resolve;
});

/**
 * The order form: on the server at once, in the browser when {@link fetchOrderCode} has loaded its code. It never
 * fails, because React would then remove the server's form, which works without any code.
 */
export const OrderSection = OnServer ?? lazy(() => there);

/**
 * Loads the code of the order form, of the cart, and of everything that the response shows, all at once.
 *
 * @throws Error if the code cannot be loaded; the call can be repeated
 */
export async function fetchOrderCode(reply: OrderReply | undefined): Promise<void> {
  const [section] = await Promise.all([
    import("./order-section"),
    cartPart.load(),
    reply?.openings && openingsPart.load(),
    reply?.cutList && cutListPart.load(),
    reply?.outcome === "compared" && comparedPart.load(),
  ]);
  tellThatItIsThere({ default: section.OrderSection });
}
