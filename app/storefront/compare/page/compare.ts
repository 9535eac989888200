import type { MetaFunction } from "@remix-run/react";
import { whereIs } from "~/house/ui/head/page-meta";
import { pageTitle } from "~/house/ui/head/page-title";
import type { Comparison } from "~/trade/catalog/comparison";
import { comparisonAddress } from "../compared-styles";

/** The words of the comparison of styles. */
export const comparePage = {
  title: "Compare Door Styles",
  description:
    "Up to four door styles side by side: construction, material, limits, weight, price by the square foot, care and warranty.",
  lead: "Up to four styles side by side: how each is built, how large it can be made, what it costs, and what your own list comes to.",
  choose: {
    heading: "Choose Two to Four Styles",
    text: "Check styles here, or on the cards of the shop, where you can see them.",
    button: "Compare these styles",
    shop: "Choose in the shop",
    none: "No products available at the moment.",
  },
  find: { label: "Find a style by name", button: "Find" },
  add: { label: "Add a style", choose: "Choose a style", button: "Add" },
  see: { label: "See them in", sold: "What each is sold in", button: "Show" },
  caption: "Door styles side by side",
  rows: {
    what: "What is compared",
    picture: "Picture",
    price: "Price per sq ft",
    construction: "Construction",
    material: "Material",
    finish: "Finish",
    finishes: "Finishes",
    narrowest: "Narrowest door",
    widest: "Widest door",
    tallest: "Tallest door",
    thickness: "Thickness",
    frame: "Frame width",
    weight: "Weight",
    lead: "Made in",
    care: "Care",
    warranty: "Warranty",
    list: "Your list",
    order: "Order",
  },
  /** Names for several finishes of a kind; a single one is shown by its own name. */
  finishKinds: {
    raw: "unfinished",
    primed: "primers",
    clear: "clear coats",
    stain: "stains",
    paint: "paints",
    foil: "foils",
  },
  divided: "in panels",
  noFrame: "No frame",
  unstated: "Not stated",
  care: { clean: "Clean with", avoid: "Keep away", all: "How to care for each surface" },
  warranty: { always: "Workmanship and material, for the first owner", all: "What the warranty covers" },
  list: {
    empty: "Put your sizes in the cart, in any style, and their total in each of these styles appears here.",
    withoutScripts:
      "Your browser keeps your cart, and pricing it here needs JavaScript, which is off. The order form of each style prices a list in all of them without it: “This list in other styles”.",
    failed: "Your list could not be priced just now. Load the page again in a minute.",
  },
  order: "Enter sizes",
  remove: "Remove",
} as const;

/** The tags of a comparison. Search engines must not list it, because each of its styles has a page of its own. */
export const comparisonMeta: MetaFunction = (about) => {
  const { styles = [], finish = null } = (about.data ?? {}) as Partial<Comparison>;
  const { origin } = whereIs(about);
  const names = styles.map((style) => style.title).join(", ");
  const title = names ? `Compare${finish ? ` in ${finish}` : ""}: ${names}` : comparePage.title;
  const address = comparisonAddress(
    styles.map(({ id }) => id),
    finish,
  );
  return [
    { title: pageTitle(title) },
    { name: "description", content: comparePage.description },
    { name: "robots", content: "noindex, follow" },
    ...(origin ? [{ tagName: "link", rel: "canonical", href: origin + address }] : []),
  ];
};
