import { type DoorBuild, readBuild } from "~/trade/catalog/door-build";
import { GLASS_RABBET } from "~/trade/catalog/glass-frame";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { StyleFacts } from "~/trade/catalog/style-facts";

/** Where a style states nothing else. The owner sets these values for all styles (decision 144). */
const STANDARD = {
  joint: "tenon",
  /** By what a frame is filled with: 1/4 in boards, 3/8 in solid and beaded panels, 5/8 in raised ones. */
  panelThickness: { mdf: 4, solid: 6, beadboard: 6, raised: 10 },
  /** 1 1/2 in. */
  beadPitch: 24,
} as const;

function standardFacts({ frame, panel, profile }: DoorBuild): StyleFacts {
  if (frame !== "five-piece" && frame !== "mitered") return {};
  const joint = frame === "mitered" ? "miter" : STANDARD.joint;
  if (panel === "glass") return { joint, glassRabbet: GLASS_RABBET };
  if (panel === "none") return { joint };
  const kind = profile === "raised" && panel !== "beadboard" ? "raised" : panel;
  return {
    joint,
    panelThickness: STANDARD.panelThickness[kind],
    ...(panel === "beadboard" && { beadPitch: STANDARD.beadPitch }),
  };
}

const known = new WeakMap<ProductSpecification, ProductSpecification>();

/** A style as the workshop makes it: facts that its data lacks are the workshop's standard. */
export function asMade(specification: ProductSpecification): ProductSpecification {
  const before = known.get(specification);
  if (before) return before;
  const made = {
    ...specification,
    workshop: { ...standardFacts(readBuild(specification)), ...specification.workshop },
  };
  known.set(specification, made);
  return made;
}

type Lacking = "construction" | "material" | "finish" | "thickness";

export function lackingOf(specification: ProductSpecification | null): readonly Lacking[] {
  if (!specification) return ["construction", "material", "finish", "thickness"];
  const texts = (["construction", "material", "finish"] as const).filter((name) => specification[name].trim() === "");
  return specification.thickness > 0 ? texts : [...texts, "thickness"];
}
