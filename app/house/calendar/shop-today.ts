import { shopFacts } from "~/base/brand/shop-facts";
import { dayIn } from "~/trade/measure/days";

export const shopToday = (): string => dayIn(shopFacts().timeZone.zone, new Date().toISOString());
