/** The words of the shop's filters. */
export const shopFilterWords = {
  title: "Filter and sort",
  facets: {
    construction: "Construction",
    material: "Material",
    finish: "Finish",
    glass: "Glass",
    price: "Price per sq ft",
    lead: "Made in",
    width: "Widest door",
  },
  width: {
    label: "At least this wide, in inches",
    hint: "As your tape says: 26, 26 1/2 or 680 mm",
    problem: "This is not a width. Write it as your tape says it, like 26 or 26 1/2.",
  },
  sort: "Sort by",
  sorts: {
    recommended: "Recommended",
    price: "Price, lowest first",
    "price-down": "Price, highest first",
    name: "Name",
    widest: "Widest door",
  },
} as const;
