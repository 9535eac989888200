/** Something that the shop stores in a visitor's browser, as the privacy page names it. */
interface Stored {
  /** The name of a cookie, or of an item in the browser's storage, which may have the brand's prefix. */
  readonly name: string;
  /** What it is for, and until when it stays. */
  readonly text: string;
}

/** What stays in the storage of the browser: no request sends it to the server. */
export const STORED_IN_BROWSER: readonly Stored[] = [
  { name: "cart", text: "your cart, with its sizes and locations, until you remove its lines or order them" },
  { name: "set-aside", text: "a copy of a cart that a fault made unreadable, until you clear the site's data" },
  { name: "cart-edit", text: "changes to a line of the cart that you have not saved, until you save or cancel them" },
  { name: "job-name", text: "the name of the job that the cart is for, until you change it" },
  { name: "order", text: "the sizes in a style's order form, until you add them to the cart or clear the form" },
  { name: "keypad", text: "that you prefer your device's own keyboard, until you clear the site's data" },
  {
    name: "registration-draft",
    text: "a registration that you have begun, without the password, until you register, sign out or clear it",
  },
  {
    name: "checkout-draft",
    text: "your contact and address from the checkout, for the next order, until you sign out or clear the site's data",
  },
  { name: "checkout-order", text: "a random number that keeps an order from being placed twice, until it is placed" },
  { name: "taken-orders", text: "which canceled orders you have put back into the cart, the last 50" },
  { name: "signed-in", text: "that somebody is signed in here, so that signing out removes the drafts above" },
  { name: "positions", text: "how far you have scrolled on each page, until you close the tab" },
];

/** The cookies, which the browser sends with requests. None is readable by scripts or sent to other sites. */
export const COOKIES: readonly Stored[] = [
  {
    name: "session",
    text: "holds your sign-in, until you log out, after a week without a visit, or after 14 days; over TLS its name is __Host-session",
  },
  {
    name: "provider_device",
    text: "tells the sign-in page that you have signed in with this browser before, so that nobody else's wrong passwords lock you out: for 180 days, also after you log out; it opens nothing",
  },
  { name: "provider_email", text: "fills in your e-mail address on the sign-in page: for one minute" },
  { name: "provider_sign_in", text: "finishes a sign-in at Shopify, if this shop uses it: for half an hour" },
];
