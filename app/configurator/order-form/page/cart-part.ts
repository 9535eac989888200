import { partOnDemand } from "~/house/ui/kit/use-on-demand";

/** The cart's code, loaded when the order form starts, so that it is available when needed, even offline. */
export const cartPart = partOnDemand(() => import("./cart-code"));
