import type { StyleField, Synonym } from "./synonym";

/** The fields that state a color: black walnut is not black, and white oak is not white. */
const COLORED: readonly StyleField[] = ["finish", "others"];

/** Finishes and colors. */
export const finishSynonyms: readonly Synonym[] = [
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
