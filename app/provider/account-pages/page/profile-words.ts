import { accountPages } from "./account-pages";

const LEAD =
  "Changes here apply to orders that you place from then on. Earlier orders keep the details that they were placed with.";

const TIER_POINT = "For another tier, call or write to us: we review it like an application.";

export const editableProfile = {
  ...accountPages.profile,
  lead: LEAD,
  points: ["To change the e-mail address that you sign in with, call or write to us from the old one.", TIER_POINT],
} as const;

export const ownProfile = { ...accountPages.profile, lead: LEAD, points: [TIER_POINT] } as const;

/** The message about a sent link is the same whether or not the address has an account. */
export const PROFILE_DONE_WORDS = {
  saved: "Your profile was saved.",
  "link-sent":
    "If the new address can be used, a link is on its way to it. It works once, within 30 minutes; an earlier one no longer works. If nothing arrives within a few minutes, look in your spam folder, or call us.",
} as const;

export const deletion = {
  goes: [
    "Name, phone, business, addresses and consents.",
    "Password and second factor; every browser is signed out immediately.",
    "Your tier and its approval.",
    "Saved lists and quotes.",
    "Our internal notes about you.",
  ],
  stays: [
    "Orders that were placed, with the name and address they were placed with: the workshop's records, needed for the warranty and for taxes. They then belong to no account; anyone with an order's link can still open its page.",
    "If you have ordered: your payment terms, and your certificate if you are exempt from tax. Taxes require them.",
    "Messages that were sent with the contact form.",
    "The record that the account existed and was deleted, without your name or address, for a year.",
    "The cart, which is kept in this browser.",
  ],
} as const;
