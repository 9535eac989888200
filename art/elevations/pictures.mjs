import { drawCard } from "./card.mjs";
import { customDesign } from "./card-custom-design.mjs";
import { lifetimeWarranty } from "./card-lifetime-warranty.mjs";
import { premiumMaterials } from "./card-premium-materials.mjs";
import { timelyDelivery } from "./card-timely-delivery.mjs";
import { readDoorStyles } from "./door-styles.mjs";
import { drawFavicon } from "./favicon.mjs";
import { drawKitchen } from "./kitchen.mjs";
import { drawPlaceholder } from "./placeholder.mjs";
import { drawPortrait } from "./portrait.mjs";
import { drawRating } from "./rating.mjs";

/**
 * Draws every picture the shop shows.
 * @returns {Map<string, string>} SVG documents by their path under the public folder
 */
export function drawPictures() {
  const styles = readDoorStyles();
  const named = (/** @type {string} */ handle) => {
    const style = styles.find((candidate) => candidate.handle === handle);
    if (style === undefined) throw new Error(`No such door style: ${handle}`);
    return style;
  };
  return new Map([
    ...styles.map(
      (style) => /** @type {[string, string]} */ ([`images/doors/${style.handle}.svg`, drawPortrait(style)]),
    ),
    ["images/doors/placeholder.svg", drawPlaceholder()],
    ["images/hero-kitchen.svg", drawKitchen(named("ashby"))],
    ["images/cards/custom-design.svg", drawCard("custom-design", (sheet) => customDesign(sheet, named("ashby")))],
    ["images/cards/premium-materials.svg", drawCard("premium-materials", premiumMaterials)],
    ["images/cards/timely-delivery.svg", drawCard("timely-delivery", timelyDelivery)],
    ["images/cards/lifetime-warranty.svg", drawCard("lifetime-warranty", lifetimeWarranty)],
    ["images/rating.svg", drawRating(4.5)],
    ["favicon.svg", drawFavicon()],
  ]);
}
