/** `facts` are defaults, which an owner changes at `/admin/shop`; the rest is changed here. */
export const brand = {
  key: "havenstile",
  facts: {
    foundingYear: 1985,
    name: "Havenstile Cabinet Doors",
    shortName: "Havenstile",
    slogan: "Built for Every Lifestyle",
    tagline: "Transforming Traditional Spaces into Modern Havens",
    description:
      "Made-to-order cabinet doors and drawer fronts, cut to the sixteenth of an inch and priced by the square foot.",
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
    timeZone: { zone: "America/Los_Angeles", name: "Pacific Time" },
    social: [
      { label: "Instagram", href: "https://instagram.example/havenstile" },
      { label: "Pinterest", href: "https://pinterest.example/havenstile" },
      { label: "YouTube", href: "https://youtube.example/havenstile" },
    ],
    orderPrefix: "HV",
    orderProcessing: "24 hours",
    answerTime: "one hour",
    leadDays: null,
    changeRule:
      "From our confirmation until the first door is cut, we cancel an order at no cost if you ask, and a change may cost a fee, which you see before you agree.",
  },
} as const;
