import { shopFacts } from "~/brand/shop-facts";
import { env } from "~/platform/env.server";
import type { MailShop } from "./frame.server";

/** The shop as its mails name it. What is kept of it says at any time what the owner saved last. */
export function mailShop(): MailShop {
  return {
    get shopName() {
      return shopFacts().name;
    },
    publicOrigin: env().publicOrigin,
    get contact() {
      const { email, phone } = shopFacts();
      return { email, phone: phone.display };
    },
    get timeZone() {
      return shopFacts().timeZone.zone;
    },
  };
}
