import { shopFacts } from "~/base/brand/shop-facts";
import { dayIn } from "~/trade/measure/days";

/** Today in the shop's time zone, as YYYY-MM-DD. */
export const shopToday = (): string => dayIn(shopFacts().timeZone.zone, new Date().toISOString());
