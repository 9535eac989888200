import { lifetimeWarrantyPage } from "~/storefront/marketing/lifetime-warranty";
import { SURFACE_CARE } from "~/trade/catalog/surface-care";

const [lacquered, oiled, painted, thermofoil, laminate, glass] = SURFACE_CARE;
const [covers] = lifetimeWarrantyPage.sections;
const [joints, faces, , , finish] = covers.points;

type Row = readonly [surface: string, clean: string, avoid: string];

const careOf = ([surface, clean, avoid]: Row) => ({ surface, clean, avoid });

/**
 * How to care for a style and what is warranted for it, by the words that its maker uses for finish and material. The
 * texts are those of the care guide and of the warranty, so that no two pages disagree.
 */
export const styleCare = {
  surfaces: [
    { id: "thermofoil", label: "Thermofoil", words: [], materials: ["thermofoil", "rtf"], care: careOf(thermofoil) },
    { id: "laminate", label: "Laminate", words: [], materials: ["laminate", "hpl"], care: careOf(laminate) },
    {
      id: "unpainted",
      label: "Bare or primed",
      words: ["raw", "unfinished", "bare", "primer", "primed", "paint ready"],
      care: {
        surface: "Until it is painted",
        clean: "Dry cloth; afterwards as painted: damp cloth, mild soap",
        avoid: "Water, and daily use before it is painted",
      },
    },
    {
      id: "painted",
      label: "Painted",
      words: ["paint", "sprayed", "enamel", "pigmented"],
      unless: ["paint ready", "primer", "primed"],
      care: careOf(painted),
    },
    { id: "oiled", label: "Oiled wood", words: ["oil", "hand rubbed"], care: careOf(oiled) },
    {
      id: "lacquered",
      label: "Lacquered wood",
      words: ["lacquer", "varnish", "clear", "stain", "fumed"],
      unless: ["oil", "hand rubbed", "paint", "sprayed", "unstained", "unfinished"],
      care: careOf(lacquered),
    },
  ],
  /** Added for a frame with glass. */
  glass: careOf(glass),
  warranty: {
    /** For a frame that is joined from parts. */
    joined: joints,
    /** For a face that is applied to a core. */
    faced: { words: ["veneer", "thermofoil", "rtf", "laminate", "hpl", "foil"], text: faces },
    /** For a finish that the workshop applies, not for foil or laminate, nor for one left to the painter. */
    finished: { surfaces: ["painted", "oiled", "lacquered"], text: finish },
  },
} as const;
