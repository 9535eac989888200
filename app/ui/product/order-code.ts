import { lazy } from "react";
import type { OrderReply } from "~/domain/order-reply";
import { cutListPart } from "~/ui/cut-list-import/cut-list-part";
import { openingsPart } from "~/ui/openings/openings-part";
import { cartPart } from "~/ui/order/cart-part";
import { comparedPart } from "~/ui/other-styles/compared-part";
import { OrderSection as OnServer } from "./order-section.server";

type SectionModule = { readonly default: typeof import("./order-section").OrderSection };

let tellThatItIsThere: (module: SectionModule) => void = () => {};
const there = new Promise<SectionModule>((resolve) => {
  tellThatItIsThere = resolve;
});

/**
 * The order form: on the server as it is, in the browser once {@link fetchOrderCode} has brought its code. It never fails:
 * React would take the server's form off the page, which works without any code.
 */
export const OrderSection = OnServer ?? lazy(() => there);

/**
 * Fetches the code of the order form, of the cart, which it fills, and of whatever an answer shows, all at once.
 *
 * @throws Error where the code cannot be had; it can be asked for again.
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
