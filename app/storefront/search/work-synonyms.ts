import type { Synonym } from "./synonym";

/** Questions from before, during and after hanging doors, which the guides and pages answer. */
export const workSynonyms: readonly Synonym[] = [
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
  {
    asked: ["lead time", "turnaround", "how long", "delivery time", "shipping", "ship", "freight"],
    means: ["delivery"],
  },
  { asked: ["guarantee", "warranty", "warp", "warped", "bowed", "defect"], means: ["warranty", "warp"] },
  { asked: ["return", "refund", "damaged", "damage", "broken", "wrong size", "claim"], means: ["claim"] },
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
