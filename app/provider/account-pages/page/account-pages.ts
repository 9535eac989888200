import { figures } from "~/house/promises/figures";
import { LEAD_TIME, processingText } from "~/house/promises/lead-time";
import { accountEntries } from "./account-entries";

export interface AccountPage {
  readonly to: string;
  readonly title: string;
  readonly summary: string;
  /** For link previews, at most 160 characters. */
  readonly description: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly next: { readonly text: string; readonly label: string; readonly to: string };
}

export const accountPages = {
  ordersCurrent: {
    to: accountEntries.orders.to,
    title: "Current Orders",
    summary: "What is being made now",
    description: "How to follow an order of made-to-order doors while it is being made.",
    lead: "Every order that is not closed yet, the newest first.",
    get points() {
      return [
        "Open an order for its cut list, its state, and how to change or cancel it.",
        `${processingText()} ${LEAD_TIME.rule}`,
      ];
    },
    next: { text: "See how long each step takes.", label: "Timely Delivery", to: "/timely-delivery" },
  },
  ordersHistory: {
    to: "/account/orders/history",
    title: "Order History",
    summary: "Past deliveries",
    description: "Where to find earlier orders of made-to-order doors.",
    lead: "Every order that is closed or canceled, the newest first.",
    points: [
      "Open an order to print its cut list again, or to save it as a spreadsheet that the order form reads.",
      "An order placed by phone is not in this list. Call or write to us about it, with its date.",
    ],
    next: { text: "Need more of the same?", label: "Reorder", to: "/account/reorder" },
  },
  measurements: {
    to: accountEntries.lists.to,
    title: "Measurements",
    summary: "Sizes and locations of your jobs",
    description: "Where the sizes and locations that you type in are kept.",
    lead: "Your saved lists: sizes, locations and hinges of a job, to open in any style and on any device.",
    points: [
      "“Save this list”, under the total of an order form, saves what you have typed, even if it is only half finished. The cart saves one list for each of its lines.",
      "A list stores sizes, not prices: when you open it again, it costs what its style costs that day.",
      "Openings that you have not turned into doors yet are saved as you typed them.",
    ],
    next: { text: "Look at what you have measured so far.", label: "Open the cart", to: "/cart" },
  },
  profile: {
    to: accountEntries.profile.to,
    title: accountEntries.profile.title,
    summary: "Name, business and addresses",
    description: "How to correct the name, business or address of an account.",
    lead: "Your account is managed where you sign in. This shop stores your orders, quotes, lists and messages with it.",
    points: [
      "A new address applies to orders placed from then on.",
      "You can withdraw your consent to news by e-mail or text message where you sign in.",
      "You can delete your quotes and saved lists on their pages. Orders stay: they are needed for the warranty and for taxes.",
    ],
    next: { text: "Read what we keep, and why.", label: "Privacy Policy", to: "/privacy" },
  },
  password: {
    to: "/account/password",
    title: "Password",
    summary: "Change it, and sign out other browsers",
    description: "How to change the password of an account, and sign out other browsers.",
    lead: "A new password takes effect immediately and signs out every other browser.",
    points: [
      "Several words that only you would combine are hard to guess and easy to remember. Let a password manager store your password.",
      "Passwords that attackers try first are refused, and so are your name, your business's and the shop's.",
      "If you have forgotten your password, choose a new one where you sign in.",
    ],
    next: { text: "Read what we keep, and why.", label: "Privacy Policy", to: "/privacy" },
  },
  twoFactor: {
    to: "/account/two-factor",
    title: "Second Factor",
    summary: "A code after the password",
    description: "How to protect the sign-in of an account with codes from an authenticator app.",
    lead: "With a second factor, a stolen password is not enough: signing in also asks for a code from your phone.",
    points: [
      "Any authenticator app works; it needs no connection.",
      "Ten recovery codes replace a lost phone. Each works once.",
      "If you lose both, an owner of the shop can turn the second factor off, on the page People.",
      "The first owner gets back in when the operator of the server sets a new password, which turns it off too.",
    ],
    next: { text: "A good password comes first.", label: "Password", to: "/account/password" },
  },
  payment: {
    to: "/account/payment",
    title: "Payment",
    summary: "How orders are paid",
    description: "How made-to-order doors are paid for.",
    lead: "Placing an order costs nothing, and no card or bank details are asked for or stored here.",
    points: [
      "Our confirmation states the total, with freight and tax. The order's page then leads to the invoice, which says when it is due and how to pay.",
      "Unless we have agreed other terms with you, making begins once the payment has arrived, since each door is made for one opening.",
    ],
    next: { text: "What a confirmed order means for both sides:", label: "Terms and Conditions", to: "/terms" },
  },
  documents: {
    to: "/account/documents",
    title: "Documents",
    summary: "Confirmations, certificates and lists",
    description: "How to get confirmations, resale certificates and cut lists.",
    lead: "Documents for your orders, and those that apply to every order.",
    points: [
      "The invoice of a confirmed order says what to pay, when, and how.",
      "The page of an order has its cut list, to print or as a spreadsheet.",
      "Send us your resale certificate once, by e-mail; it then covers every order on the account.",
      "The cut list of what is in your cart can be printed at any time.",
    ],
    next: { text: "Print the cut list of the cart.", label: "Open the cart", to: "/cart" },
  },
  saved: {
    to: "/account/saved",
    title: "Saved Items",
    summary: "Doors you have set aside",
    description: "Where configured doors are kept until they are ordered.",
    lead: "What you put into the cart stays there, in this browser, until you remove it. Your saved lists are under Measurements.",
    points: [
      "A cart line can be edited in place: open it, change sizes or locations, and save.",
      "The same style can be in the cart several times, one line for each room.",
      "“Save to my account”, in the cart, saves its lines as lists that you can open on any device.",
      "“Share”, in the cart, makes a link that holds the pieces: for a customer, a colleague, or your own phone.",
    ],
    next: { text: "Your saved doors are in the cart.", label: "Open the cart", to: "/cart" },
  },
  reorder: {
    to: "/account/reorder",
    title: "Reorder",
    summary: "More of what you had before",
    description: "How to order the same made-to-order doors again.",
    lead: "Order pieces of an earlier order again, at today's price. You first see what has changed.",
    points: [
      "Tick what you need. Sizes, locations, hinges and notes come with each piece.",
      "A door arrived damaged? Report it on the order's page first.",
      "Wood is a natural material. A door made later can differ slightly in color and grain.",
    ],
    next: { text: "Choose the style you had before.", label: "Browse door styles", to: "/shop" },
  },
  support: {
    to: "/account/support",
    title: "Support",
    summary: "Questions, damage and warranty",
    description: "How to reach the people who make the doors.",
    lead: "The people who make the doors answer the phone, the form, and the messages on each order’s page.",
    get points() {
      return [
        `Questions are answered within ${figures.answerTime} during business hours, ${figures.businessHours}.`,
        `Look at every door on the day it arrives. Report shipping damage within ${figures.claimPeriod}, with a photograph.`,
        "Have the order's name and the door's location ready; both are printed on the label on the back of the door.",
      ];
    },
    next: { text: "Write to us right here; no e-mail program needed.", label: "Contact Form", to: "/contact" },
  },
} as const satisfies Record<string, AccountPage>;
