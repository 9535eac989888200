export const tierWords = {
  trade: {
    description: "For cabinet makers and installers who order for their own jobs.",
    benefit: "Standard pricing",
    features: [
      "Standard pricing on every door style",
      "Ready as soon as you register",
      "Every size to the sixteenth of an inch, with pre-boring for hinges",
      "One person to call about an order",
    ],
  },
  reseller: {
    description: "For shops that build with our doors and also resell them.",
    benefit: "Reseller pricing",
    features: [
      "Reseller pricing on every door style",
      "A separate list of sizes and locations for each customer",
      "Quotes in your own name, with your markup",
      "Opened once we have reviewed your application",
    ],
  },
  dealer: {
    description: "For showrooms that present our doors and order for their customers.",
    benefit: "Dealer pricing",
    features: [
      "Dealer pricing on every door style",
      "Cut lists named for each customer's job",
      "Quotes in your own name, with your markup",
      "Opened once we have reviewed your application",
    ],
  },
  wholesaler: {
    description: "For distributors who order by the pallet.",
    benefit: "Volume pricing",
    features: [
      "Volume pricing on every door style",
      "One confirmation for many sizes",
      "Deliveries combined and timed with your own",
      "Opened once we have reviewed your application",
    ],
  },
} as const;

export const tiersPage = {
  title: "Account Tiers",
  lead: "Four kinds of business account. The doors and the measuring are the same for all of them; what differs is the pricing and who each account is for.",
  howTitle: "How an account is opened",
  how: [
    "Register once, with the tier that fits your business.",
    "A trade account can be used right away. For the other tiers we review your application first, within one business day.",
    "Sign in, and the shop shows your price beside the list price as soon as your account is open: on every style, in the order form, in the cart, at the checkout and on your orders.",
  ],
  listFeature: "The list price on every door style",
  discounted: "Your price beside the list price on every door style; pre-boring costs the same in every tier",
} as const;
