/** The four card pictures, shown on the home page and again at the head of the page each card leads to. */
export const cardImages = {
  customDesign: {
    src: "/images/cards/custom-design.svg",
    alt: "A dimensioned line drawing of a frame-and-panel door beside the same door finished in sage green",
    width: 800,
    height: 600,
  },
  premiumMaterials: {
    src: "/images/cards/premium-materials.svg",
    alt: "A fan of sample boards in walnut, cherry, oak, maple and painted finishes",
    width: 800,
    height: 600,
  },
  timelyDelivery: {
    src: "/images/cards/timely-delivery.svg",
    alt: "Cabinet doors stacked flat and strapped on a pallet under a row of ticked days",
    width: 800,
    height: 600,
  },
  lifetimeWarranty: {
    src: "/images/cards/lifetime-warranty.svg",
    alt: "A concealed hinge joining an oak door to its cabinet side",
    width: 800,
    height: 600,
  },
} as const;
