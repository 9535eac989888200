/** Whom a tier is for and what it offers, by the tier's id. */
export const tierWords = {
  trade: {
    description: "For cabinet makers and installers who order for their own jobs.",
    benefit: "Standard pricing",
    features: [
      "Standard pricing on every door style",
      "Ready as soon as you have registered",
      "Every size to the sixteenth of an inch, with pre-boring for hinges",
      "One person to call about an order",
    ],
  },
  reseller: {
    description: "For shops that build with our doors and also sell them on.",
    benefit: "Reseller pricing",
    features: [
      "Reseller pricing on every door style",
      "Sizes and locations of each customer on a list of its own",
      "Sample doors for the counter",
      "Opened after we have looked at your application",
    ],
  },
  dealer: {
    description: "For showrooms that present our doors and order for their customers.",
    benefit: "Dealer pricing",
    features: [
      "Dealer pricing on every door style",
      "Cut lists under the name of each customer's job",
      "Display doors and finish samples for the floor",
      "Opened after we have looked at your application",
    ],
  },
  wholesaler: {
    description: "For distributors who order by the pallet.",
    benefit: "Volume pricing",
    features: [
      "Volume pricing on every door style",
      "One confirmation and one invoice for many sizes",
      "Deliveries combined and timed with your own",
      "Opened after we have looked at your application",
    ],
  },
} as const;

/** The words of the page around the tiers. */
export const tiersPage = {
  title: "Account Tiers",
  lead: "Four kinds of account for businesses. The doors and the measuring are the same in all of them; what differs is the pricing, and who an account is for.",
  howTitle: "How an account is opened",
  how: [
    "Register once, with the tier that fits your business.",
    "A trade account can be used at once. For the other tiers we look at your application first, within one business day.",
    "Sign in to see your dashboard. Your tier's prices are agreed with you in person, on paper; the shop shows standard prices.",
  ],
} as const;
