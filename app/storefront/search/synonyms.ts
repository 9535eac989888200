import { GLASS_NOT_INCLUDED } from "~/house/promises/fixed-promises";

/**
 * The fields in which a word of a search may match a style, besides its title. `others` are its finishes except the
 * first, and `kinds` are the kinds of those.
 */
export type StyleField = "style" | "construction" | "material" | "finish" | "kinds" | "others" | "description";

export interface Synonym {
  /** What people search for, in lower case; one of these is enough, as a whole phrase. */
  readonly asked: readonly string[];
  /** The shop's words for it: all words of one of these. If empty, the words of the search belong together. */
  readonly means: readonly string[];
  /** Shown to the visitor if the word is not the shop's own. */
  readonly note?: string;
  /** The fields in which a style may have the word itself or its meaning, if not in all: white oak is not white. */
  readonly in?: readonly StyleField[];
}

const constructionSynonyms: readonly Synonym[] = [
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
    note: `Most framed styles have a frame for glass, door by door; we do not make mullions. ${GLASS_NOT_INCLUDED}`,
  },
  { asked: ["miter", "mitre", "mitred", "mitered", "45 degree", "picture frame"], means: ["mitered"] },
];

const WOODS = ["maple", "oak", "cherry", "walnut", "hickory", "alder"];

/** Woods that people ask for but the shop does not sell. */
const OTHER_WOODS = ["pine", "birch", "beech", "ash", "poplar", "mahogany", "teak", "cedar", "fir", "bamboo"];

const materialSynonyms: readonly Synonym[] = [
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

/** The fields that state a color: black walnut is not black, and white oak is not white. */
const COLORED: readonly StyleField[] = ["finish", "others"];

const finishSynonyms: readonly Synonym[] = [
  {
    asked: ["white", "white finish", "white paint"],
    means: ["white", "snow", "paint-ready"],
    note: "White doors come painted, in foil or in laminate, or primed: paint-ready, for your own white.",
    in: COLORED,
  },
  { asked: ["off white", "ivory", "cream"], means: ["warm white", "linen", "oat"] },
  {
    asked: ["paint ready", "primed", "primer", "unfinished", "unpainted", "raw", "bare"],
    means: ["white primer", "paint-ready"],
    note: "Doors for your own painter are primed: paint-ready.",
  },
  {
    asked: ["paint", "painted", "painting", "paint grade", "sprayed", "color", "colour", "colored"],
    means: ["sprayed", "paint", "paint-ready"],
    note: "Painted doors come sprayed in a color, or primed for your painter.",
    in: ["finish", "kinds", "others"],
  },
  {
    asked: ["gray", "grey"],
    means: ["gray", "charcoal", "warm stone", "mushroom", "fog", "slate", "graphite"],
    in: COLORED,
  },
  { asked: ["beige", "taupe", "greige", "tan"], means: ["clay", "mushroom", "warm stone", "oat", "sand"] },
  { asked: ["black"], means: ["charcoal"], in: COLORED },
  {
    asked: ["dark"],
    means: ["charcoal", "olive", "ink", "cocoa", "black", "brown", "midnight", "graphite"],
    in: COLORED,
  },
  { asked: ["dark wood", "dark stain", "espresso", "chocolate"], means: ["walnut", "cocoa"] },
  { asked: ["light wood", "blond wood", "blonde wood", "pale wood"], means: ["clear maple", "white oak", "hickory"] },
  { asked: ["green"], means: ["sage", "olive"] },
  { asked: ["blue"], means: ["midnight"], in: COLORED },
  { asked: ["navy", "dark blue"], means: ["ink blue", "midnight"] },
  { asked: ["light blue", "baby blue", "powder blue"], means: ["chalk blue"] },
  { asked: ["pink", "terracotta", "peach"], means: ["clay"] },
  { asked: ["brown"], means: ["brown stain", "walnut", "chestnut", "cocoa"] },
  { asked: ["natural", "clear coat", "varnish", "lacquer"], means: ["clear lacquer", "lacquer"] },
  { asked: ["oil", "oiled", "oil finish", "hand rubbed"], means: ["oil"] },
  {
    asked: ["prefinished", "factory finish"],
    means: ["sprayed", "lacquer", "oil", "foil", "laminate"],
    note: "Doors come finished on every side, except those primed for your painter.",
  },
  { asked: ["stained", "stain grade", "stain"], means: ["stain"] },
];

const workSynonyms: readonly Synonym[] = [
  {
    asked: ["hinge boring", "hinge hole", "35 mm", "cup", "euro hinge", "concealed hinge", "blum", "soft close"],
    means: ["35 mm cup", "hinge cup"],
    note: "Concealed hinges sit in a 35 mm cup, which doors can be bored for.",
  },
  { asked: ["pre bore", "prebore", "predrill", "drilling", "drill", "boring", "bore"], means: ["pre-boring", "bored"] },
  {
    asked: ["hardware", "handle", "knob", "pull", "cabinet hardware"],
    means: ["knob", "handle", "hinge"],
    note: "Knobs, pulls and hinges are not sold here; the guides say where they go.",
  },
  {
    asked: ["reface", "refacing", "resurface", "replacement", "replace", "makeover", "remodel", "renovation", "update"],
    means: ["existing hinges", "old doors", "keep the cabinets"],
    note: "Refacing is new doors on the cabinets that you have.",
  },
  { asked: ["drawer face", "drawer front", "drawer"], means: ["drawer front"] },
  { asked: ["double door", "butt door", "french door", "pair"], means: ["pair"] },
  {
    asked: ["measure", "measuring", "measurement", "dimension", "sizing", "size", "template"],
    means: ["measure", "opening"],
  },
  { asked: ["guide", "tutorial", "video", "instruction", "lesson"], means: ["measure", "install"] },
  { asked: ["european cabinet", "euro cabinet", "ikea", "frameless"], means: ["frameless"] },
  { asked: ["lead time", "turnaround", "how long", "delivery time", "shipping", "ship"], means: ["delivery"] },
  {
    asked: ["freight", "shipping cost", "delivery cost", "delivery fee", "postage"],
    means: ["freight"],
    note: "Freight depends on weight and distance. We state the exact amount before anything is due.",
  },
  {
    asked: ["minimum", "minimum order", "moq", "one door", "single door", "just one"],
    means: ["minimum order"],
    note: "Order one door or a whole kitchen. If a minimum order applies, the cart shows it.",
  },
  {
    asked: ["color match", "match color", "paint match", "custom color"],
    means: ["match color"],
    note: "Paint can be matched to a sample. Styles that come primed take any paint.",
  },
  {
    asked: ["crown", "crown molding", "light rail", "trim", "valance", "scribe", "molding", "moulding"],
    means: ["molding"],
    note: "We make no molding; fillers are flat, in the finish of your doors.",
  },
  {
    asked: ["toe kick", "kick plate", "kick board", "plinth"],
    means: ["toe kick"],
    note: "A flat toe kick can be cut from a filler.",
  },
  { asked: ["guarantee", "warranty", "warp", "warped", "bowed", "defect"], means: ["warranty", "warp"] },
  {
    asked: ["return", "refund", "exchange", "money back", "send back"],
    means: ["return"],
    note: "Pieces are cut to your sizes, so we take back only what is damaged or wrong.",
  },
  { asked: ["damaged", "damage", "broken", "wrong size", "claim"], means: ["claim"] },
  { asked: ["wholesale", "contractor", "builder", "discount", "trade price", "pro"], means: ["trade account", "tier"] },
  {
    asked: ["cheap", "cheapest", "affordable", "inexpensive", "budget", "low cost", "lowest price", "least expensive"],
    means: ["least expensive"],
  },
  {
    asked: ["sample", "sample door", "color sample", "color chip", "swatch"],
    means: ["sample door"],
    note: "Order sample doors, 12 x 15 in, on a style's page, in the finish that you choose there.",
  },
  { asked: ["compare", "comparison", "side by side", "versus", "vs"], means: ["side by side"] },
  { asked: ["login", "log in", "sign in", "signin", "password", "my account"], means: ["sign in"] },
  {
    asked: ["order status", "track order", "tracking", "my order", "where is my order", "cancel order", "cancel"],
    means: ["current orders"],
  },
  { asked: ["cost", "pricing", "how much", "estimate", "price"], means: ["price", "priced by the square foot"] },
  { asked: ["clean", "cleaning", "maintenance", "wash", "care"], means: ["clean"] },
  { asked: ["scratch", "dent", "touch up", "repair", "fix"], means: ["small repair", "touch-up"] },
  { asked: ["phone", "email", "call", "address", "opening hours", "help"], means: ["contact"] },
  { asked: ["pdf", "spec sheet", "specs", "manual", "download"], means: ["specification sheet", "pdf"] },
];

/** The table of synonyms, in no particular order: if two match, the longer phrase wins. */
export const synonyms: readonly Synonym[] = [
  ...constructionSynonyms,
  ...materialSynonyms,
  ...finishSynonyms,
  ...workSynonyms,
];
