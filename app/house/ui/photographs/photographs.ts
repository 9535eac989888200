export interface Photograph {
  readonly name: string;
  readonly alt: string;
  /** The size of its largest copy, in pixels. */
  readonly width: number;
  readonly height: number;
}

const room = (name: string, alt: string): Photograph => ({ name, alt, width: 1600, height: 1200 });
const still = (name: string, alt: string): Photograph => ({ name, alt, width: 1200, height: 900 });

export const photographs = {
  portfolioOak: room("portfolio-1", "A U-shaped kitchen with white oak slab doors under a pale stone countertop"),
  portfolioFarmhouse: room("portfolio-2", "A farmhouse kitchen in chalk-blue beadboard doors with a wooden countertop"),
  portfolioWalnut: room("portfolio-3", "A walnut kitchen island in front of a wall of white shaker doors"),
  portfolioMudroom: room("portfolio-4", "A mudroom with sage doors, a bench, cushions and a row of hooks"),
  measure: still("process-measure", "A steel tape measure drawn across a bare cabinet opening"),
  styles: still("process-styles", "Doors of different styles leaning side by side against a plaster wall"),
  manufacturing: still("process-manufacturing", "A five-piece door in bar clamps on a workbench"),
  installation: still(
    "process-installation",
    "A cabinet door standing open on its concealed hinges, a screwdriver beside it",
  ),
  customDesign: still("feature-custom-design", "One door style in many sizes, from a tall door to a low drawer front"),
  materials: still("feature-materials", "Sample blocks of every wood and color laid out on a table, from above"),
  delivery: still("feature-delivery", "Finished doors stacked with corner protectors and strapped to a pallet"),
  warranty: still("feature-warranty", "A concealed hinge joining an oak door to its cabinet side, up close"),
  guideMeasuring: still("guide-measuring", "A tape measure and a pencil across the width of a door, from above"),
  guideStyles: still(
    "guide-styles",
    "The corners of three doors, up close: walnut shaker, chalk-blue beadboard and mitered maple",
  ),
  guideInstallation: still(
    "guide-installation",
    "The back of a walnut door with bored cups, its hinges, screws and a screwdriver ready beside it",
  ),
  guideCare: still("guide-care", "A folded cloth and a bowl on a countertop above cabinet doors"),
} as const;

export const heroPhotographs = {
  wide: { name: "hero-wide", alt: "", width: 2000, height: 1125 },
  tall: { name: "hero-tall", alt: "", width: 1200, height: 1600 },
} as const satisfies Record<string, Photograph>;

/** One of these photographs by its name, with other words for what it shows; `null` if there is none. */
export function photographNamed(name: string, alt: string): Photograph | null {
  const photo = Object.values(photographs).find((one) => one.name === name);
  return photo ? { ...photo, alt } : null;
}
