import { brand } from "~/brand/brand";

/** How to pay while the owner has not said how: nothing is promised. */
export const PAYING_BY_CALL = `To arrange the payment, please call ${brand.phone.display} or write to ${brand.email}.`;
