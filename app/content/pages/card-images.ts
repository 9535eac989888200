/** The four card pictures, shown on the home page and again at the head of the page each card leads to. */
export const cardImages = {
  customDesign: {
    src: "/images/cards/custom-design.svg",
    alt: "A frame-and-panel cabinet door drawn with its width and height marked",
    width: 800,
    height: 600,
  },
  premiumMaterials: {
    src: "/images/cards/premium-materials.svg",
    alt: "Sample boards of different woods standing side by side",
    width: 800,
    height: 600,
  },
  timelyDelivery: {
    src: "/images/cards/timely-delivery.svg",
    alt: "Cabinet doors packed flat in a carton with its lid open",
    width: 800,
    height: 600,
  },
  lifetimeWarranty: {
    src: "/images/cards/lifetime-warranty.svg",
    alt: "A straightedge laid across the face of a cabinet door",
    width: 800,
    height: 600,
  },
} as const;
