/** What happens after a registration, in words that fit a new address and one that was known alike. */
export const registeredPage = {
  title: "Thank you",
  received: "We have your registration for",
  nextTitle: "What happens next",
  noApproval: "A trade account needs no approval: you can use it right away.",
  approval:
    "This tier needs our approval. We review every application within one business day; your tier's pricing begins with the approval. Until then you can configure doors and keep them in your cart.",
  known:
    "If this address had an account here before, that account and its password have not changed. Sign in with the password you already have.",
  withoutPassword: [
    "There is no password. Each time you sign in, we send a code to this address: whoever reads its mail is let in.",
    "If this address had an account here before, that account has not changed.",
  ],
} as const;
