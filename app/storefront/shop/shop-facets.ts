import { MAX_RATE } from "~/trade/measure/money";

/** In the name of a wood "black" is no color. */
const WOODS = ["black walnut", "black cherry"];

/**
 * The choices of the shop's filters, and the words by which a style of the catalog belongs to them. A style whose words
 * are in none of a facet's lists becomes a choice of its own.
 */
export const shopFacets = {
  color: [
    { id: "white", label: "White", swatch: "#f3f1ea", words: ["white", "snow", "ivory"], unless: ["white oak"] },
    { id: "beige", label: "Cream and beige", swatch: "#dccfb8", words: ["cream", "linen", "oat", "sand", "mushroom"] },
    { id: "gray", label: "Gray", swatch: "#a9aaa6", words: ["gray", "grey", "weathered", "fog", "slate", "stone"] },
    { id: "blue", label: "Blue", swatch: "#5d7288", words: ["blue", "navy", "midnight"] },
    { id: "green", label: "Green", swatch: "#7d8769", words: ["green", "sage", "olive"] },
    { id: "brown", label: "Clay and brown", swatch: "#ad8068", words: ["clay", "terracotta", "rust"] },
    {
      id: "black",
      label: "Black",
      swatch: "#2b2b2c",
      words: ["black", "charcoal", "graphite", "ebony"],
      unless: WOODS,
    },
    {
      id: "dark-wood",
      label: "Dark wood",
      swatch: "#5b4030",
      words: ["walnut", "cocoa", "chestnut", "espresso", "mocha", "dark", "brown"],
    },
    {
      id: "medium-wood",
      label: "Medium wood",
      swatch: "#b5794a",
      words: ["honey", "cherry", "alder", "hickory", "red oak", "mahogany"],
    },
    { id: "light-wood", label: "Light wood", swatch: "#dfc49c", words: ["maple", "oak", "birch", "ash", "beech"] },
  ],
  construction: [
    {
      id: "shaker",
      label: "Shaker, flat panel",
      words: ["shaker", "flat panel", "recessed panel", "glass frame", "one piece routed"],
      unless: ["miter", "mitre", "slim"],
    },
    { id: "raised", label: "Raised panel", words: ["raised"] },
    { id: "arched", label: "Arched", words: ["arch"] },
    { id: "beadboard", label: "Beadboard", words: ["bead"] },
    { id: "mitered", label: "Mitered", words: ["miter", "mitre"] },
    { id: "slim", label: "Slim frame", words: ["slim"] },
    { id: "slab", label: "Slab", words: ["slab"] },
  ],
  material: [
    { id: "maple", label: "Maple", words: ["maple"] },
    { id: "white-oak", label: "White oak", words: ["white oak"] },
    { id: "red-oak", label: "Red oak", words: ["red oak"] },
    { id: "cherry", label: "Cherry", words: ["cherry"] },
    { id: "walnut", label: "Walnut", words: ["walnut"] },
    { id: "alder", label: "Alder", words: ["alder"] },
    { id: "hickory", label: "Hickory", words: ["hickory"] },
    { id: "mdf", label: "MDF", words: ["mdf"], unless: ["thermofoil", "rtf", "laminate", "hpl", "veneer"] },
    { id: "thermofoil", label: "Thermofoil", words: ["thermofoil", "rtf"] },
    { id: "laminate", label: "Laminate", words: ["laminate", "hpl"] },
  ],
  finish: [
    { id: "raw", label: "Unfinished", words: ["raw", "unfinished", "bare"] },
    { id: "primed", label: "Primed, paint-ready", words: ["primer", "primed", "paint ready"] },
    {
      id: "clear",
      label: "Clear finish",
      words: ["clear", "oil", "hand rubbed", "lacquer", "varnish"],
      unless: ["stain", "fumed", "pigmented", "painted", "sprayed", "unfinished", "primed"],
    },
    { id: "stain", label: "Stained or fumed", words: ["stain", "fumed"], unless: ["unstained"] },
    {
      id: "paint",
      label: "Painted",
      words: ["paint", "sprayed", "enamel", "pigmented"],
      unless: ["paint ready", "primer", "primed"],
    },
    { id: "foil", label: "Foil or laminate", words: ["foil"], materials: ["thermofoil", "rtf", "laminate", "hpl"] },
  ],
  glass: {
    words: ["glass"],
    framed: { id: "with", label: "For glass" },
    solid: { id: "without", label: "Solid" },
  },
  price: [
    { id: "under-20", label: "Under $20", from: 0, to: 19 },
    { id: "20-29", label: "$20 to $29", from: 20, to: 29 },
    { id: "30-39", label: "$30 to $39", from: 30, to: 39 },
    { id: "40-up", label: "$40 and up", from: 40, to: MAX_RATE },
  ],
  lead: [
    { id: "8", label: "Within 8 working days", within: 8 },
    { id: "10", label: "Within 10 working days", within: 10 },
    { id: "12", label: "Within 12 working days", within: 12 },
    { id: "15", label: "Within 15 working days", within: 15 },
  ],
  other: { id: "other", label: "Other" },
} as const;
