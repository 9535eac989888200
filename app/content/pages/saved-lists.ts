import { accountPages } from "./account-pages";

/** The page of an account's lists, if the provider stores them. */
export const savedLists = {
  ...accountPages.measurements,
  lead: "Your saved lists: sizes, locations and hinges of a job, to open in any style and on any device.",
  points: [
    "Save this list, under the total of an order form, keeps what you have typed, also half finished. The cart saves a list for each of its lines.",
    "A list keeps sizes, not prices: opened again, it costs what its style costs that day.",
    "Openings that are no doors yet are kept as you typed them.",
  ],
} as const;

/** The page of items saved for later, if the provider stores lists. */
export const savedItems = {
  ...accountPages.saved,
  lead: "What you put into the cart stays there, in this browser, until you remove it. Your saved lists are under Measurements.",
  points: [
    ...accountPages.saved.points,
    "Save to my account, in the cart, keeps its lines as lists that you can open on any device.",
    "Share, in the cart, makes a link that holds the pieces: for a customer, a colleague, or your own phone.",
  ],
} as const;
