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
  { name: "freight-zip", text: "the ZIP code that you asked freight to, until you sign out or clear the site's data" },
  {
    name: "change-draft",
    text: "changes of an order that you have typed and not saved, with its address, until you save them or sign out, or for 14 days",
  },
  { name: "checkout-order", text: "a random number that keeps an order from being placed twice, until it is placed" },
  { name: "taken-orders", text: "which canceled orders you have put back into the cart, the last 50" },
  {
    name: "receiving",
    text: "what you ticked off as an order arrived, until it is sent, or for 30 days and then until you open an order's page here",
  },
  {
    name: "receiving-photographs",
    text: "photographs that you took as an order arrived, until they are sent, or until you open an order's page after 30 days",
  },
  {
    name: "receiving-page",
    text: "the page on which you tick off an order, with its secret address, number and pieces, so that it opens without signal: until the list is sent, or until you open an order's page after 30 days or after claims have ended",
  },
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

interface StoredOnServer {
  readonly tables: readonly string[];
  readonly what: string;
  readonly until: string;
}

/** What the database holds about people. */
export const STORED_ON_SERVER: readonly StoredOnServer[] = [
  {
    tables: [
      ...["customer_order", "order_line", "order_event", "order_message", "order_search", "order_payment"],
      ...["order_draft", "bought_sample", "sample_credit", "sold_order", "sold_line", "remade_piece", "passport"],
      ...["order_revision", "order_change", "cutting_plan_page"],
      ...["booking", "done_work", "ship_promise"],
    ],
    what: "orders, with their pieces, the codes on the labels and the prices, the name, e-mail address, phone number and address that you give, messages, changes and how far the payment is",
    until: "as long as this shop exists, for the warranty and for taxes",
  },
  {
    tables: ["order_note"],
    what: "our internal notes on your order, and who wrote them",
    until: "as long as the order; a note that we remove goes 30 days later, once the next note is written",
  },
  {
    tables: [
      ...["invoice", "invoice_revision", "payment_entry", "invoice_credit", "payment_reminder", "customer_billing"],
      ...["tax_certificate", "tax_certificate_part"],
    ],
    what: "invoices, payments, credits and reminders, when you pay, and your certificate if you are exempt from tax",
    until:
      "as long as this shop exists, for the warranty and for taxes; without an order, until you delete your account",
  },
  {
    tables: ["claim", "claim_answer", "claim_photograph", "photograph_file", "receiving"],
    what: "what you ticked off as your order arrived, and claims, with our answers and your photographs",
    until: "as long as their order; a photograph whose claim was not stored goes within two days",
  },
  {
    tables: ["customer_file"],
    what: "your name, e-mail address, business and tier, as our customer",
    until: "as long as your orders; without an order, until you delete your account",
  },
  {
    tables: ["customer_note"],
    what: "our internal notes about you, such as how you prefer to be called",
    until: "until 30 days after we remove them and then remove another one, or until you delete your account",
  },
  {
    tables: ["quote", "client_quote"],
    what: "your quotes, what you add to them for a client, and when a client's link was last opened",
    until: "until you remove them or delete your account",
  },
  {
    tables: ["letterhead"],
    what: "your letterhead for quotes: name, phone, address, logo and terms",
    until: "until you delete your account",
  },
  {
    tables: ["helper_link"],
    what: "your links without prices, with their codes as hashes, for whom they are, and when they were last opened",
    until: "until you end them",
  },
  {
    tables: ["caller_quote"],
    what: "quotes that we make for you when you call, with your name, e-mail address and phone number",
    until: "until a year after they expire, once the next one is made; with an account, as long as your quotes",
  },
  { tables: ["saved_list"], what: "your saved lists", until: "until you remove them or delete your account" },
  {
    tables: ["contact_message"],
    what: "messages from the contact form, with the name, e-mail address and phone number that you give, and our answers",
    until: "for a year, or until 20,000 newer ones arrive; what you ask us to delete is gone 30 days later",
  },
  {
    tables: ["outbox"],
    what: "mails from us to you",
    until: "30 days after they were sent; 90 days if they could not be sent",
  },
  {
    tables: ["customer", "customer_address", "customer_tag"],
    what: "your account, if this shop holds it: what you type in when you register, and what we decided on it",
    until: "until you delete it",
  },
  {
    tables: ["account"],
    what: "a copy of your account's name, e-mail address and tier, also if another company holds the account",
    until: "until you delete an account that this shop holds; otherwise as long as this shop exists",
  },
  {
    tables: ["session", "shopify_session", "shopify_tokens"],
    what: "that you are signed in, and with Shopify an encrypted key to your account there",
    until:
      "until you sign out; what is unused ends after a week, everything after 14 days, and goes at the next sign-in",
  },
  {
    tables: ["login_code", "sign_in_ticket", "shopify_code", "password_reset", "email_change", "invitation"],
    what: "the sign-ins, new passwords and new e-mail addresses that somebody has begun, with their codes as hashes",
    until:
      "half an hour at most, and a week for an invitation to run the shop; what is over goes when the next one begins",
  },
  {
    tables: ["two_factor", "recovery_code"],
    what: "the secret of your second step, encrypted, and its recovery codes, as hashes",
    until: "until you turn it off",
  },
  {
    tables: ["unsaved_form"],
    what: "what you typed into a form that you sent after your sign-in had ended, without passwords and files",
    until: "an hour, and at most an hour longer",
  },
  {
    tables: ["audit_event"],
    what: "when somebody registers, signs in or out or fails to, changes how an account signs in, or decides on an application: the time, what happened, and the accounts concerned",
    until: "a year; failed sign-ins may go earlier",
  },
  {
    tables: ["staff"],
    what: "the role of an account that runs the shop, and who gave it",
    until: "until 30 days after it is taken away, and then until the next one is",
  },
  {
    tables: ["staff_invitation"],
    what: "the e-mail address of somebody who was invited to run the shop, and who invited",
    until: "until it is accepted or withdrawn; after a week, until somebody else is invited",
  },
  {
    tables: ["catalog_version", "style_version"],
    what: "which admin saved a style of the catalog, when, and what changed",
    until: "as long as this shop exists",
  },
  { tables: ["shop_settings"], what: "which admin saved the shop's settings", until: "as long as this shop exists" },
  {
    tables: ["shop_facts"],
    what: "which admin saved the shop's details, and the addresses for mail to the shop",
    until: "as long as this shop exists",
  },
  {
    tables: ["page_text"],
    what: "which admin saved the text of a page, and when",
    until: "as long as this shop exists",
  },
  {
    tables: ["order_sender"],
    what: "a pseudonym of the network address that an order was sent from, so that nobody uses up a day's orders",
    until: "a day, and then until the next order",
  },
  {
    tables: ["visitor_count"],
    what: "pseudonyms of network and e-mail addresses, with how often they tried something, if several of our servers share a database",
    until: "a day at most",
  },
];
