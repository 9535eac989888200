import { careGuide } from "./guides/care";
import { lifetimeWarrantyPage } from "./pages/lifetime-warranty";

const [, byMaterial] = careGuide.sections;
const [lacquered, oiled, painted, thermofoil, laminate, glass] = byMaterial.table.rows;
const [covers] = lifetimeWarrantyPage.sections;
const [joints, faces, , , finish] = covers.points;

type Row = readonly [surface: string, clean: string, avoid: string];

const careOf = ([surface, clean, avoid]: Row) => ({ surface, clean, avoid });

/**
 * How a style is cared for and what is warranted of it, by the words in which its maker tells its finish and material. The words
 * are those of the care guide and of the warranty, so that no two pages disagree.
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
  /** What is said besides of a frame for glass. */
  glass: careOf(glass),
  warranty: {
    /** Of a frame that is joined of parts. */
    joined: joints,
    /** Of a face that lies on a core. */
    faced: { words: ["veneer", "thermofoil", "rtf", "laminate", "hpl", "foil"], text: faces },
    /** Of a finish that the workshop puts on: not of what comes as foil or laminate, or is left to the painter. */
    finished: { surfaces: ["painted", "oiled", "lacquered"], text: finish },
  },
} as const;
