import type { ProductSpecification } from "~/trade/catalog/product";
import type { Sixteenths } from "~/trade/measure/measure";

/** The material of parts. */
interface Stock {
  /** In the words of the style. */
  readonly material: string;
  /** In sixteenths of an inch; `null` if the style does not say. */
  readonly thickness: Sixteenths | null;
}

const FRAME_AND_PANEL = /^(.+?)\s+frames?\s*[,;]\s*(.+?)\s+panels?$/i;

/**
 * What a style's frame and its panels are sawn from: `Hard maple frame, MDF panel` names two materials, any other text
 * is for both. A style states the thickness of its frame, or of its board if it has none; the thickness of its panels
 * is among the facts for its workshop.
 */
export function stockOf({ material, thickness, workshop }: ProductSpecification): {
  readonly frame: Stock;
  readonly panel: Stock;
} {
  const [, frame = material, panel = material] = FRAME_AND_PANEL.exec(material.trim()) ?? [];
  return {
    frame: { material: frame, thickness },
    panel: { material: panel, thickness: workshop?.panelThickness ?? null },
  };
}
