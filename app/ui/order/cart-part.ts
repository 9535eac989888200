import { partOnDemand } from "~/ui/kit/use-on-demand";

/** The cart's code, fetched as the order form comes to life: it is there by the time it is needed, even offline. */
export const cartPart = partOnDemand(() => import("~/browser/cart"));
