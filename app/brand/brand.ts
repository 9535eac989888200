/** Everything that names the brand, in one file: change it here to rename the shop. */
export const brand = {
  name: "Havenstile Cabinet Doors",
  shortName: "Havenstile",
  key: "havenstile",
  /** The prefix of order numbers: one to four capital letters. */
  orderPrefix: "HV",
  slogan: "Built for Every Lifestyle",
  tagline: "Transforming Traditional Spaces into Modern Havens",
  description:
    "Made-to-order cabinet doors and drawer fronts, cut to the sixteenth of an inch and priced by the square foot.",
  foundingYear: 1985,
  phone: { display: "(503) 555-0142", href: "tel:+15035550142" },
  email: "hello@havenstile.example",
  address: {
    street: "418 Millrace Road",
    city: "Portland",
    region: "OR",
    postalCode: "97210",
    country: "US",
  },
  hours: "7 a.m. to 4 p.m. PST, Monday to Friday",
  social: [
    { label: "Instagram", href: "https://instagram.example/havenstile" },
    { label: "Pinterest", href: "https://pinterest.example/havenstile" },
    { label: "YouTube", href: "https://youtube.example/havenstile" },
  ],
} as const;
