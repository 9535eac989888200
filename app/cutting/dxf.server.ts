import { Colors, DxfWriter, LWPolylineFlags, point3d, Units } from "@tarikjabiri/dxf";
import { CUP_UNITS } from "~/measure/cup-units";
import type { PlannedSheet, SheetCut } from "./cutting-plan";
import type { OrderPart } from "./order-parts";
import type { Cup } from "./part-cups";
import { PER_SIXTEENTH } from "./plan/cutting-settings";

/** The layers of a file, next to those of holes. */
export const LAYERS = { outline: "OUTLINE", cups: "CUP_35MM_D13MM", sheet: "SHEET" } as const;

/** The layer of a hole: a cutting program takes the tool and the depth from its name, `FIXING_8MM_D13MM`. */
export const holeLayer = ({ kind, diameter, depth }: Pick<Cup, "kind" | "diameter" | "depth">) =>
  `${kind.toUpperCase()}_${diameter / 10}MM_D${depth / 10}MM`.replaceAll(".", "P");

const SIXTEENTHS = 16;
const SIXTY_FOURTHS = SIXTEENTHS * PER_SIXTEENTH;
const CUPS = SIXTEENTHS * CUP_UNITS.sixteenth;

/** The distance between the parts of one file, in inches. */
const GAP = 1;

function drawing(): DxfWriter {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Inches);
  dxf.addLayer(LAYERS.outline, Colors.White);
  dxf.addLayer(LAYERS.cups, Colors.Red);
  dxf.addLayer(LAYERS.sheet, Colors.Cyan);
  return dxf;
}

function addRectangle(dxf: DxfWriter, layerName: string, [x, y]: Point, [length, width]: Point): void {
  const corners = [
    { x, y },
    { x: x + length, y },
    { x: x + length, y: y + width },
    { x, y: y + width },
  ];
  dxf.addLWPolyline(
    corners.map((point) => ({ point })),
    { flags: LWPolylineFlags.Closed, layerName },
  );
}

type Point = readonly [x: number, y: number];

function addCups(dxf: DxfWriter, cups: readonly Cup[], at: (x: number, y: number) => Point): void {
  for (const cup of cups) {
    const [x, y] = at(cup.x / CUPS, cup.y / CUPS);
    const layerName = holeLayer(cup);
    if (!dxf.tables.layerTable.exist(layerName)) dxf.addLayer(layerName, Colors.Magenta);
    dxf.addCircle(point3d(x, y), (cup.diameter * CUP_UNITS.tenthMm) / CUPS / 2, { layerName });
  }
}

/**
 * The parts of a piece as a DXF in inches, one above the other: each a closed outline of its sawing size, from behind,
 * with its hinge cups as circles.
 */
export function partsDxf(parts: readonly OrderPart[]): string {
  const dxf = drawing();
  let y = 0;
  for (const part of parts) {
    const [bottom, width] = [y, part.width / SIXTEENTHS];
    addRectangle(dxf, LAYERS.outline, [0, bottom], [part.length / SIXTEENTHS, width]);
    addCups(dxf, part.cups, (along, across) => [along, bottom + across]);
    y += width + GAP;
  }
  return dxf.stringify();
}

/** Where a point of a part is once the part lies on its sheet, in inches. */
function onSheet({ x, y, part, isTurned }: SheetCut): (along: number, across: number) => Point {
  const [left, bottom] = [x / SIXTY_FOURTHS, y / SIXTY_FOURTHS];
  const width = part.width / SIXTEENTHS;
  return (along, across) => (isTurned ? [left + width - across, bottom + along] : [left + along, bottom + across]);
}

/** A sheet as a DXF in inches: its own outline, and each part at its place, from behind, with its hinge cups. */
export function sheetDxf({ length, width, cuts }: PlannedSheet): string {
  const dxf = drawing();
  addRectangle(dxf, LAYERS.sheet, [0, 0], [length / SIXTY_FOURTHS, width / SIXTY_FOURTHS]);
  for (const cut of cuts) {
    const size: Point = [cut.length / SIXTY_FOURTHS, cut.width / SIXTY_FOURTHS];
    addRectangle(dxf, LAYERS.outline, [cut.x / SIXTY_FOURTHS, cut.y / SIXTY_FOURTHS], size);
    addCups(dxf, cut.part.cups, onSheet(cut));
  }
  return dxf.stringify();
}
