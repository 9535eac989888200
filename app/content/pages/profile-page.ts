import { accountPages } from "./account-pages";

/** The page of the profile where the provider lets its owner change it. */
export const editableProfile = {
  ...accountPages.profile,
  lead: "What you change here applies to orders placed from then on. Orders that were placed keep what they were placed with.",
  points: [
    "To change the e-mail address that you sign in with, call or write to us from the old one.",
    "A change of tier is a new application: call or write to us.",
  ],
} as const;

/** What becomes of what, once an account is deleted. */
export const deletion = {
  goes: [
    "Name, phone, business, addresses and consents.",
    "Password and second factor; every browser is signed out at once.",
    "Your tier and its approval.",
  ],
  stays: [
    "Orders that were placed, with the name and address they were placed with: the workshop's records, needed for the warranty and the tax office. They belong to no account then; the page of each can still be opened by whoever has its link.",
    "Messages that were sent with the contact form.",
    "The record that the account existed and was deleted, without your name or address, for a year.",
    "The cart, which is kept in this browser.",
  ],
} as const;
