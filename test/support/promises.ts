/** Something that is promised, and what keeps the promise. */
interface Promised {
  /** The file that keeps it, or that lets an owner keep it, and a name in it. */
  readonly keeper: readonly [path: string, name: string];
  /** Where it is promised, and words of the promise. */
  readonly said: readonly (readonly [path: string, words: string])[];
}

/** Everything that pages, mails and documents promise, and what keeps it. */
export const PROMISES: readonly Promised[] = [
  {
    keeper: ["app/ordering/orders/take-again.ts", "takeAgain"],
    said: [["app/ordering/lists/page/reorder-page.tsx", "ordered again, its pieces cost what they cost today"]],
  },
  {
    keeper: ["app/ordering/door-pages/services/door-pages.server.ts", "labelCodes"],
    said: [
      ["app/ordering/paper/page/order-labels-page.tsx", "have a code that leads to the page of its piece instead"],
    ],
  },
  {
    keeper: ["app/house/capacity/follow-order.server.ts", "followOrder"],
    said: [
      ["app/house/capacity/ship-words.ts", "We give you the ship date when we confirm"],
      ["app/ordering/orders/page/order-words.ts", "We fix the date when we confirm the order, and tell you"],
      ["app/house/capacity/page/ships-by.tsx", ", pay when we confirm"],
      ["app/house/capacity/page/ships-by.tsx", "we fix the date when we confirm."],
    ],
  },
  {
    keeper: ["app/ordering/order-revisions/stored/deciding.server.ts", "decideChange"],
    said: [
      ["app/ordering/order-revisions/page/order-revisions.tsx", "Our answer appears here"],
      ["app/ordering/orders/page/order-notices.tsx", "Our answer appears here"],
    ],
  },
  {
    keeper: ["app/house/backups/backups.server.ts", "removeOutdated"],
    said: [["app/storefront/marketing/text-facts.server.ts", "stays in older copies until newer ones replace them"]],
  },
  {
    keeper: ["app/ordering/order-revisions/stored/changing.server.ts", "changeContents"],
    said: [
      ["app/ordering/order-revisions/page/changed-line.tsx", "is removed from the order once you save"],
      ["app/ordering/orders/change-rule.ts", "Until we confirm, change or cancel it yourself"],
      ["app/ordering/orders/page/order-actions.tsx", "until we confirm it, change or cancel it"],
    ],
  },
  {
    keeper: ["app/ordering/orders/stored/file-changes.server.ts", "setOrderState"],
    said: [
      ["app/ordering/order-revisions/stored/change-mails.server.ts", "Freight and tax follow when we confirm it"],
      ["app/house/promises/paying.ts", "we confirm the exact freight and tax"],
      ["app/ordering/orders/order-freight.ts", "before we confirm"],
    ],
  },
  {
    keeper: ["app/ordering/helper-links/helper-links.server.ts", "endHelperLink"],
    said: [["app/storefront/marketing/texts/privacy.server.ts", "until you end the link"]],
  },
  {
    keeper: ["app/ordering/remakes/remakes.server.ts", "insertRemake"],
    said: [
      ["app/office/admin/page/file-notices.tsx", "the pieces are made again at no charge"],
      ["app/office/figures/page/figures-page.tsx", "Pieces made again at no charge"],
      ["app/ordering/orders/stored/order-mails.server.ts", "again, at no charge."],
      ["app/ordering/remakes/page/remake-links.tsx", "At no charge"],
      ["app/ordering/remakes/page/remake-page.tsx", "at no charge: the same style"],
      ["app/ordering/remakes/remakes.server.ts", "again at no charge, in order"],
    ],
  },
  {
    keeper: ["app/ordering/door-pages/again.ts", "againToday"],
    said: [["app/ordering/door-pages/page/again-section.tsx", "The nearest that we make is"]],
  },
  {
    keeper: ["app/ordering/passports/order-passports.server.ts", "makePassports"],
    said: [["app/ordering/door-pages/page/no-door-page.tsx", "Every piece that we make has a label with a code"]],
  },
  {
    keeper: ["app/ordering/quotes/caller-making.server.ts", "callerMail"],
    said: [
      ["app/ordering/quotes/page/callers-page.tsx", "The mail is on its way again"],
      ["app/ordering/quotes/page/callers-page.tsx", "is on its way by mail to"],
    ],
  },
  {
    keeper: ["app/routes/admin.orders_.new.tsx", "action"],
    said: [
      ["app/ordering/quotes/caller-mail.server.ts", "call us, and we will change it"],
      ["app/ordering/quotes/page/approve-page.tsx", "Call us for a new one"],
      ["app/ordering/quotes/page/approve-page.tsx", "Call us, and we will find another way"],
    ],
  },
  {
    keeper: ["app/routes/admin.accounts.tsx", "decideAccount"],
    said: [
      ["app/provider/accounts/account-mails.server.ts", "we will review it and write to you"],
      ["app/provider/account-pages/page/registration-fields.tsx", "we review the others first"],
      [
        "app/provider/account-pages/page/state-notice.tsx",
        "We review every application ourselves, within one business day",
      ],
      ["app/provider/account-pages/page/tiers.ts", "we review your application first, within one business day"],
    ],
  },
  {
    keeper: ["app/provider/accounts/account-mails.server.ts", "mailDecision"],
    said: [["app/provider/accounts/account-mails.server.ts", "write to you"]],
  },
  {
    keeper: ["app/routes/admin.messages_.$id.tsx", "answerMessage"],
    said: [
      ["app/provider/account-pages/page/account-pages.ts", "Questions are answered within"],
      ["app/provider/account-pages/page/account-pages.ts", "Call or write to us about it"],
      ["app/provider/account-pages/page/account-info-page.tsx", "Call or write to us from the e-mail address"],
      ["app/provider/account-pages/page/profile-words.ts", "call or write to us from the old one"],
      ["app/provider/accounts/profile-reply.server.ts", "Please call or write to us"],
      ["app/house/facts/page/facts-form.tsx", "Questions are answered within"],
      ["app/storefront/guides/care.ts", "ask us which"],
      ["app/storefront/marketing/contact.ts", "Questions are answered within"],
      ["app/storefront/marketing/contact.ts", "are answered first thing"],
      ["app/storefront/marketing/contact.ts", "We answer within"],
      ["app/storefront/marketing/texts/privacy.server.ts", "call or write to us: we tell you what we hold"],
      ["app/storefront/marketing/texts/delivery.server.ts", "Questions are answered within"],
      ["app/storefront/marketing/texts/delivery.server.ts", "is answered when we next open"],
      ["app/ordering/door-pages/page/again-section.tsx", "ask us"],
      ["app/office/messages/contact-mails.server.ts", "We will read it and answer at this address"],
      ["app/office/messages/page/message-notices.tsx", "is on its way"],
    ],
  },
  {
    keeper: ["app/office/messages/inbox.server.ts", "removeOldMessages"],
    said: [
      ["app/storefront/marketing/texts/privacy.server.ts", "It is deleted after a year"],
      ["app/storefront/marketing/stored-data.ts", "for a year, or until 20,000 newer ones arrive"],
      ["app/office/messages/page/message-page.tsx", "Messages are deleted automatically after a year"],
    ],
  },
  {
    keeper: ["app/routes/admin.messages_.$id.tsx", "deleteMessage"],
    said: [
      ["app/storefront/marketing/texts/privacy.server.ts", "or earlier if you ask us"],
      ["app/storefront/marketing/texts/privacy.server.ts", "and delete your messages"],
      ["app/storefront/marketing/stored-data.ts", "what you ask us to delete is gone 30 days later"],
    ],
  },
  {
    keeper: ["app/routes/account.profile.tsx", "deleteAccount"],
    said: [["app/storefront/marketing/texts/privacy.server.ts", "correct it, and delete the account"]],
  },
  {
    keeper: ["app/routes/account.data[.]json.ts", "loader"],
    said: [["app/storefront/marketing/texts/privacy.server.ts", "you can save a copy of what we hold about you"]],
  },
  {
    keeper: ["app/routes/admin.customers_.$key.tsx", "changeTier"],
    said: [
      ["app/provider/account-pages/page/profile-words.ts", "call or write to us: we review it like an application"],
    ],
  },
  {
    keeper: ["app/routes/admin.accounts_.news[.]csv.ts", "newsReaders"],
    said: [
      [
        "app/storefront/marketing/texts/privacy.server.ts",
        "We send news by e-mail or text message only to people who checked the box",
      ],
    ],
  },
  {
    keeper: ["app/provider/account-pages/page/registration-fields.tsx", "acceptsEmailMarketing"],
    said: [
      [
        "app/storefront/marketing/texts/privacy.server.ts",
        "To stop it, uncheck the box on your account’s Profile page",
      ],
    ],
  },
  {
    keeper: ["app/provider/embedded/email-change.server.ts", "offerEmailChange"],
    said: [
      ["app/provider/account-pages/page/profile-page.tsx", "We e-mail a link to the new address"],
      ["app/provider/account-pages/page/profile-page.tsx", "It works once, within 30 minutes"],
      ["app/provider/account-pages/page/profile-words.ts", "It works once, within 30 minutes"],
      ["app/provider/account-pages/page/profile-words.ts", "a link is on its way to it"],
    ],
  },
  {
    keeper: ["app/provider/embedded/password-reset.server.ts", "offerReset"],
    said: [
      ["app/provider/embedded/hosted/forgotten-page.server.tsx", "We will send you a link"],
      ["app/provider/embedded/hosted/forgotten-page.server.tsx", "a link is on its way to it"],
      ["app/provider/embedded/hosted/forgotten-page.server.tsx", "It works once, within 30 minutes"],
    ],
  },
  {
    keeper: ["app/office/people/services/invitations.server.ts", "invite"],
    said: [["app/office/people/page/people-notice.tsx", "The invitation is on its way by mail"]],
  },
  {
    keeper: ["app/ordering/orders/stored/file-changes.server.ts", "setOrderState"],
    said: [
      ["app/storefront/marketing/texts/contact.server.ts", "We state the exact amount when we confirm"],
      ["app/storefront/marketing/texts/terms.server.ts", "until we confirm an order in writing"],
      ["app/storefront/marketing/texts/delivery.server.ts", "we read through the sizes, style and locations"],
      ["app/house/promises/paying.ts", "First we confirm sizes, freight and tax"],
      ["app/ordering/quotes/page/quote-paper.tsx", "We confirm the order with a drawing"],
      ["app/routes/checkout.tsx", "we read it and confirm it with a drawing"],
    ],
  },
  {
    keeper: ["app/office/admin/page/order-steps.tsx", "isUnapproved"],
    said: [["app/house/promises/paying.ts", "nothing is cut until you approve"]],
  },
  {
    keeper: ["app/ordering/paper/page/order-drawings.tsx", "OrderDrawings"],
    said: [
      ["app/ordering/orders/page/order-notices.tsx", "We make your pieces exactly as they are drawn"],
      ["app/storefront/marketing/texts/terms.server.ts", "We make what the confirmed list says"],
    ],
  },
  {
    keeper: ["app/ordering/order-pages/page/changing-or-canceling.tsx", "Cancel order"],
    said: [
      ["app/base/brand/brand.ts", "we cancel an order at no cost if you ask"],
      ["app/house/facts/page/facts-form.tsx", "customers change and cancel an order on its page at no cost"],
      ["app/ordering/order-pages/page/changing-or-canceling.tsx", "here, at no cost"],
      ["app/ordering/orders/change-rule.ts", "you can change or cancel it on its page at no cost"],
    ],
  },
  {
    keeper: ["app/ordering/orders/services/order-file.server.ts", "answerOrder"],
    said: [
      ["app/storefront/marketing/texts/terms.server.ts", "if it changes, we will tell you as soon as we know"],
      ["app/ordering/orders/page/order-notices.tsx", "and our answer will be too"],
      ["app/ordering/orders/page/order-payment.tsx", "We will write to you about it"],
    ],
  },
  {
    keeper: ["app/routes/admin.orders_.$number_.claims.$claim.tsx", "answerClaim"],
    said: [
      [
        "app/ordering/claims/claim-mails.server.ts",
        "We will look at it and answer you on the order's page and by e-mail",
      ],
      ["app/storefront/marketing/texts/warranty.server.ts", "We warrant the workmanship and material"],
      ["app/storefront/marketing/texts/warranty.server.ts", "we warrant flatness up to"],
      ["app/storefront/marketing/texts/warranty.server.ts", "we repair the piece, make it again"],
      ["app/storefront/marketing/texts/terms.server.ts", "We will repair, remake"],
      ["app/storefront/marketing/texts/terms.server.ts", "the lifetime warranty described on its own page"],
      ["app/ordering/orders/page/order-notices.tsx", "We will answer there"],
    ],
  },
  {
    keeper: ["app/house/invoices/payment-form.ts", "refund"],
    said: [
      ["app/storefront/marketing/texts/contact.server.ts", "we repair it, make it again or refund it"],
      ["app/storefront/marketing/texts/warranty.server.ts", "or refund its price"],
      ["app/storefront/marketing/texts/terms.server.ts", "or refund the piece"],
    ],
  },
  {
    keeper: ["app/ordering/orders/stored/sample-credits.server.ts", "storeCredits"],
    said: [["app/storefront/marketing/texts/contact.server.ts", "on what order its price is credited"]],
  },
  {
    keeper: ["app/office/admin/page/payments-region.tsx", "Reminder"],
    said: [["app/office/admin/page/file-notices.tsx", "The reminder is on its way by e-mail"]],
  },
  {
    keeper: ["app/ordering/cart/page/cart-summary.tsx", "window.print"],
    said: [["app/provider/account-pages/page/account-pages.ts", "can be printed at any time"]],
  },
  {
    keeper: ["app/ordering/orders/stored/mail-customer.server.ts", "orderStateMail"],
    said: [
      ["app/office/admin/page/file-notices.tsx", "is mailed, and"],
      ["app/office/admin/page/history-words.ts", "is mailed, and"],
    ],
  },
];

/** Words that look like a promise, and are none. */
export const NO_PROMISES: readonly string[] = [
  "That change can no longer be answered",
  "the style as we make it today",
  "so it cannot be deleted",
  "Samples are credited on orders of at least",
  "quotes that we make for you when you call",
  "Ask us",
  "You can register again at any time",
  "What the warranty covers",
  "See what the warranty covers",
  "Ask the people who make the doors",
  "What our lifetime warranty covers",
  "This is our answer:",
  "The last one cannot be removed",
  "if you pay when we confirm",
  "Pay when we confirm, and it ships by",
  "If it is on its way, thank you",
  "the most that we make of one",
  "a photograph whose claim was not stored",
];
