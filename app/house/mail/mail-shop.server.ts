import { shopFacts } from "~/base/brand/shop-facts";
import { env } from "~/base/platform/env.server";
import type { MailShop } from "./frame.server";

/** The shop as its mails name it. The object always has what the owner saved last, however long it is held. */
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
