import { accountPages } from "./account-pages";

/** The page of an account's lists, where the provider keeps them. */
export const savedLists = {
  ...accountPages.measurements,
  lead: "Your saved lists: sizes, locations and hinges of a job, to open in any style and on any device.",
  points: [
    "Save this list, under the total of an order form, keeps what you have typed, also half finished. The cart saves a list for each of its lines.",
    "A list keeps sizes, not prices: opened again, it costs what its style costs that day.",
    "Openings that are no doors yet are kept as you typed them.",
  ],
  next: { text: "Measure once, and keep it.", label: "Browse door styles", to: "/shop" },
} as const;
