import type { Synonym } from "./synonym";

/** How doors are built. */
export const constructionSynonyms: readonly Synonym[] = [
  {
    asked: ["shaker", "recessed panel", "mission", "craftsman"],
    means: ["cope and stick flat panel", "one-piece routed", "slim frame"],
    note: "A shaker door is a square frame around a flat panel: cope and stick, or cut from one board.",
  },
  {
    asked: ["skinny shaker", "slim shaker", "thin shaker", "micro shaker", "thin frame", "narrow frame", "slim"],
    means: ["slim frame"],
    note: "A shaker with a narrow frame is a slim frame here.",
  },
  {
    asked: ["five piece", "5 piece", "5 pc", "frame and panel", "rail and stile", "stile and rail"],
    means: ["cope and stick", "mitered"],
    note: "A five-piece door is joined by cope and stick, or mitered.",
  },
  { asked: ["one piece", "1 piece", "routed", "cnc"], means: ["one-piece routed"] },
  {
    asked: ["flat front", "flush", "plain front", "plank", "handleless", "slab"],
    means: ["slab"],
    note: "A flat door without a frame is a slab.",
  },
  { asked: ["flat"], means: ["slab"], note: "A flat door without a frame is a slab; with one, it has a flat panel." },
  { asked: ["flat panel"], means: [] },
  {
    asked: ["modern", "contemporary", "minimalist", "minimal", "european", "scandinavian", "sleek"],
    means: ["slab", "slim frame"],
    note: "Modern kitchens are mostly slabs and slim frames.",
  },
  {
    asked: ["traditional", "classic", "formal", "ogee", "raised", "raised panel", "victorian"],
    means: ["raised panel"],
    note: "Traditional doors mostly have a raised panel.",
  },
  {
    asked: ["arch", "arched", "cathedral", "eyebrow", "curved top", "arch top"],
    means: ["arched"],
    note: "Cathedral and eyebrow doors are arched doors here.",
  },
  { asked: ["cathedral grain"], means: [] },
  {
    asked: [
      "beadboard",
      "bead board",
      "wainscot",
      "wainscoting",
      "tongue and groove",
      "v groove",
      "cottage",
      "country",
    ],
    means: ["beadboard"],
    note: "Beadboard is the panel of country kitchens: narrow boards with a bead between them.",
  },
  {
    asked: ["mullion", "muntin", "divided lite", "glazed", "glass", "glass front", "glass insert", "display", "window"],
    means: ["glass frame"],
    note: "Most framed styles have a frame for glass, door by door. Glass is fitted on site, and we do not make mullions.",
  },
  { asked: ["miter", "mitre", "mitred", "mitered", "45 degree", "picture frame"], means: ["mitered"] },
];

const WOODS = ["maple", "oak", "cherry", "walnut", "hickory", "alder"];

/** Woods that people ask for but the shop does not sell. */
const OTHER_WOODS = ["pine", "birch", "beech", "ash", "poplar", "mahogany", "teak", "cedar", "fir", "bamboo"];

/** What doors are made of. */
export const materialSynonyms: readonly Synonym[] = [
  {
    asked: ["rtf", "rigid thermofoil", "thermo foil", "thermofoil", "foil", "vinyl", "vinyl wrap", "pvc", "3dl"],
    means: ["thermofoil"],
    note: "RTF, vinyl and foil are thermofoil: a film drawn hot over MDF.",
  },
  {
    asked: ["formica", "hpl", "melamine", "tfl", "laminate", "plastic"],
    means: ["high-pressure laminate"],
    note: "Formica and HPL are high-pressure laminate.",
  },
  {
    asked: ["fiberboard", "fibreboard", "hdf", "composite", "mdf", "engineered"],
    means: ["mdf"],
    note: "MDF is medium-density fiberboard.",
  },
  { asked: ["veneer", "book match", "bookmatched", "rift", "rift cut", "quarter sawn"], means: ["veneer"] },
  {
    asked: ["solid wood", "real wood", "hardwood", "wood", "wooden", "timber"],
    means: WOODS,
    note: "Wood here is maple, oak, cherry, walnut, hickory or alder.",
  },
  {
    asked: OTHER_WOODS.flatMap((wood) => [wood, `${wood} wood`]),
    means: WOODS,
    note: "Our doors are made of maple, oak, cherry, walnut, hickory or alder, and of no other wood.",
  },
  ...WOODS.map((wood): Synonym => ({ asked: [`${wood} wood`], means: [wood] })),
  {
    asked: ["rustic", "knotty", "character", "lodge", "cabin"],
    means: ["knotty alder", "hickory"],
    note: "Rustic doors are knotty alder and hickory here.",
  },
  { asked: ["white oak"], means: [] },
  { asked: ["red oak"], means: [] },
  { asked: ["black walnut"], means: ["walnut"] },
  { asked: ["black cherry"], means: ["cherry"] },
];
