/** The four entries of an account, apart from the texts of their pages: the header of every page shows them. */
export const accountEntries = {
  orders: { to: "/account/orders/current", title: "Orders" },
  quotes: { to: "/account/quotes", title: "Quotes" },
  lists: { to: "/account/measurements", title: "Lists" },
  profile: { to: "/account/profile", title: "Profile" },
} as const;
