/** The sender of a test's mails. */
export const MAIL_SHOP = {
  shopName: "The Shop",
  publicOrigin: "http://shop.test",
  contact: { email: "hello@shop.test", phone: "(503) 555-0100" },
  timeZone: "America/Los_Angeles",
} as const;
