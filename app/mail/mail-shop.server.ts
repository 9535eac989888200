import { brand } from "~/brand/brand";
import { SHOP_TIME } from "~/brand/shop-time";
import { env } from "~/platform/env.server";
import type { MailShop } from "./frame.server";

/** The shop as its mails name it. */
export function mailShop(): MailShop {
  const { publicOrigin } = env();
  return {
    shopName: brand.name,
    publicOrigin,
    contact: { email: brand.email, phone: brand.phone.display },
    timeZone: SHOP_TIME.zone,
  };
}
