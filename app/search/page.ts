interface Popular {
  readonly label: string;
  /** The search text in lower case, as the search itself writes it. */
  readonly q: string;
}

/** The words of the search page. */
export const searchPage = {
  title: "Search",
  description: "Search the door styles, guides and pages: by wood, construction, finish, or by what you want to do.",
  lead: "By wood, construction or finish, or by what you want to do.",
  label: "Search styles, guides and pages",
  button: "Search",
  suggestions: "Suggestions",
  popularHeading: "Often searched",
  popular: [
    { label: "Shaker", q: "shaker" },
    { label: "Slab", q: "slab" },
    { label: "Paint-ready", q: "paint-ready" },
    { label: "White oak", q: "white oak" },
    { label: "Walnut", q: "walnut" },
    { label: "Thermofoil", q: "thermofoil" },
    { label: "Glass", q: "glass" },
    { label: "Arched", q: "arched" },
    { label: "Overlay", q: "overlay" },
    { label: "Hinge boring", q: "hinge boring" },
    { label: "Warranty", q: "warranty" },
  ] satisfies readonly Popular[],
  away: "The door styles cannot be searched right now. Guides and pages are below.",
  more: { label: "How-To Guides", to: "/how-to" },
  partly: {
    all: "Nothing has all of these words. This has some of them.",
    styles: "No style has all of these words. These have some of them.",
  },
  nothing: {
    advice: [
      "Check the spelling, or try fewer words.",
      "Ask for a wood (oak, walnut), a construction (shaker, slab) or a finish (painted, thermofoil).",
      "For how it is done, ask for the work: overlay, hinges, cleaning.",
    ],
    all: { label: "See All Styles", to: "/shop" },
    contact: { label: "Contact Us", to: "/contact" },
  },
} as const;
