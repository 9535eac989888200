interface Popular {
  readonly label: string;
  /** The search text in lower case, as the search itself writes it. */
  readonly q: string;
}

export const searchPage = {
  title: "Search",
  description: "Search the door styles, guides and pages: by wood, construction, finish, or by what you want to do.",
  lead: "By wood, construction or finish, or by what you want to do.",
  label: "Search styles, guides and pages",
  button: "Search",
  suggestions: "Suggestions",
  popularHeading: "Popular searches",
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
  unavailable: "The door styles cannot be searched right now. Guides and pages are below.",
  more: { label: "How-To Guides", to: "/how-to" },
  partly: {
    all: "Nothing matches all of these words. Here is what matches some of them.",
    styles: "No style matches all of these words. These match some of them.",
  },
  nothing: {
    advice: [
      "Check the spelling, or try fewer words.",
      "Search for a wood (oak, walnut), a construction (shaker, slab) or a finish (painted, thermofoil).",
      "For instructions, search for the task: overlay, hinges, cleaning.",
    ],
    all: { label: "See All Styles", to: "/shop" },
    contact: { label: "Contact Us", to: "/contact" },
  },
} as const;
