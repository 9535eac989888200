import { shopFacts } from "~/brand/shop-facts";
import { dayIn } from "~/measure/days";

/** Today in the shop's time zone, as YYYY-MM-DD. */
export const shopToday = (): string => dayIn(shopFacts().timeZone.zone, new Date().toISOString());
