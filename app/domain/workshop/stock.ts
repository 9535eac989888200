import type { Sixteenths } from "../measure";
import type { ProductSpecification } from "../product";

/** What parts are sawn from. */
interface Stock {
  /** In the words of the style. */
  readonly material: string;
  /** In sixteenths of an inch; `null` where the style does not say it. */
  readonly thickness: Sixteenths | null;
}

const FRAME_AND_PANEL = /^(.+?)\s+frames?\s*[,;]\s*(.+?)\s+panels?$/i;

/**
 * What a style's frame and its panels are sawn from: `Hard maple frame, MDF panel` names two, any other text is both.
 * A style says how thick its frame is, or its board where it has none; how thick its panels are is for its workshop.
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
