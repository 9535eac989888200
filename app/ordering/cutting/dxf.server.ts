import { Colors, DxfWriter, LWPolylineFlags, point3d, Units } from "@tarikjabiri/dxf";
import { strToU8, zipSync } from "fflate";
import { PIECE_NAMES, pieceName } from "~/configurator/lines/piece-words";
import { paperFileName } from "~/ordering/paper/file-name";
import { groupedBy } from "~/ordering/paper/style-groups";
import { type OrderRevision, revisionWords } from "~/ordering/paper/work-words";
import { PER_SIXTEENTH } from "~/trade/cutting-plan/cutting-settings";
import { lacksCupRoom } from "~/trade/making/bored-plan";
import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import { mmNumber } from "~/trade/measure/millimeters";
import { type CuttingPlan, onSheet, type PlannedSheet } from "./cutting-plan";
import type { OrderPart } from "./order-parts";
import type { Cup, Hole } from "./part-holes";
import { type Corner, rectangle } from "./part-outline";

export const LAYERS = {
  outline: "OUTLINE",
  cups: "CUP_35MM_D13MM",
  sheet: "SHEET",
  field: "FIELD_FROM_FRONT",
} as const;

/** The layer of a hole: a cutting program takes the tool and the depth from its name, `FIXING_8MM_D13MM`. */
const holeLayer = ({ kind, diameter, depth }: Pick<Cup, "kind" | "diameter" | "depth">) =>
  `${kind.toUpperCase()}_${diameter / 10}MM_D${depth / 10}MM`.replaceAll(".", "P");

const SIXTEENTHS = 16;
const CUPS = SIXTEENTHS * CUP_UNITS.sixteenth;

const comment = (text: string) => `999\n${text}\n`;

/** The doors of parts whose hinge cups are not in the file, because there is no room for them. */
function unbored(parts: readonly OrderPart[]): string[] {
  const doors = parts.flatMap(({ piece: { row, list, number, specification } }) =>
    "preBored" in row && row.preBored && lacksCupRoom(row, specification) ? [pieceName(list, number - 1)] : [],
  );
  return [...new Set(doors)].map((name) => `${name} - no room for its hinge cups - do not make`);
}

/** A file that begins with order and revision, and says which of its doors must not be made. */
const titled = (title: string, parts: readonly OrderPart[], text: string) =>
  [title, ...unbored(parts)].map(comment).join("") + text;

const GAP = 1;

function drawing(): DxfWriter {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Inches);
  dxf.addLayer(LAYERS.outline, Colors.White);
  dxf.addLayer(LAYERS.cups, Colors.Red);
  dxf.addLayer(LAYERS.sheet, Colors.Cyan);
  return dxf;
}

function addOutline(dxf: DxfWriter, layerName: string, corners: readonly Corner[], at: Place): void {
  const vertices = corners.map(({ x, y, bulge }) => {
    const [left, bottom] = at(x / SIXTEENTHS, y / SIXTEENTHS);
    return { point: { x: left, y: bottom }, ...(bulge !== 0 && { bulge }) };
  });
  dxf.addLWPolyline(vertices, { flags: LWPolylineFlags.Closed, layerName });
}

/** What is routed into the face of a one-piece door: seen from behind like everything else, and cut from the front. */
function addFields(dxf: DxfWriter, fields: readonly (readonly Corner[])[], at: Place): void {
  if (fields.length > 0 && !dxf.tables.layerTable.exist(LAYERS.field)) dxf.addLayer(LAYERS.field, Colors.Blue);
  for (const corners of fields) addOutline(dxf, LAYERS.field, corners, at);
}

type Point = readonly [x: number, y: number];

/** Where a point of a part is in its drawing; both in inches. */
/** Where a point of a part is in its drawing; both in inches. */
type Place = (along: number, across: number) => Point;

/** The layer for the holes of a handle, which go through the part: `HANDLE_5MM_THROUGH`. */
const handleLayer = (diameter: CupUnits) =>
  `HANDLE_${mmNumber(diameter / CUP_UNITS.tenthMm).replace(".", "_")}MM_THROUGH`;

function addHoles(dxf: DxfWriter, { cups, handleHoles }: Pick<OrderPart, "cups" | "handleHoles">, place: Place): void {
  const add = ({ x, y }: Pick<Hole, "x" | "y">, diameter: CupUnits, layerName: string, color: number) => {
    if (!dxf.tables.layerTable.exist(layerName)) dxf.addLayer(layerName, color);
    const [left, bottom] = place(x / CUPS, y / CUPS);
    dxf.addCircle(point3d(left, bottom), diameter / 2 / CUPS, { layerName });
  };
  for (const cup of cups) add(cup, cup.diameter * CUP_UNITS.tenthMm, holeLayer(cup), Colors.Magenta);
  for (const hole of handleHoles) add(hole, hole.diameter, handleLayer(hole.diameter), Colors.Green);
}

function addPart(dxf: DxfWriter, part: OrderPart, place: Place): void {
  addOutline(dxf, LAYERS.outline, part.outline, place);
  addFields(dxf, part.fields, place);
  addHoles(dxf, part, place);
}

/**
 * The parts of a piece as a DXF in inches, one above the other: each a closed outline of its sawing size, from behind,
 * with its arch, its hinge cups and the holes for its handle.
 *
 * @param title its first line, without control characters: order and revision
 */
export function partsDxf(parts: readonly OrderPart[], title: string): string {
  const dxf = drawing();
  let y = 0;
  for (const part of parts) {
    const [bottom, width] = [y, part.width / SIXTEENTHS];
    const at: Place = (along, across) => [along, bottom + across];
    addPart(dxf, part, at);
    y += width + GAP;
  }
  return titled(title, parts, dxf.stringify());
}

/**
 * A sheet as a DXF in inches: its own outline, and each part at its place, from behind, with its hinge cups and handle
 * holes. Its first line is that of {@link partsDxf}.
 */
export function sheetDxf({ length, width, cuts }: PlannedSheet, title: string): string {
  const dxf = drawing();
  const size = { length: length / PER_SIXTEENTH, width: width / PER_SIXTEENTH };
  addOutline(dxf, LAYERS.sheet, rectangle(size), (along, across) => [along, across]);
  for (const cut of cuts) {
    const at = onSheet(cut, SIXTEENTHS);
    addPart(dxf, cut.part, at);
  }
  return titled(
    title,
    cuts.map(({ part }) => part),
    dxf.stringify(),
  );
}

/** The same time in every archive, so that equal orders have equal files; archives know no earlier year. */
const MODIFIED = new Date(1980, 0, 2);

export const orderFileName = ({ number, contentRevision }: OrderRevision, what: string, extension: string): string =>
  paperFileName(revisionWords({ number, contentRevision }), what, extension);

function fileNameOf({ piece: { list, number, style, key } }: OrderPart): string {
  const [group] = key.split("-");
  return `${group}-${paperFileName(style, `${PIECE_NAMES[list].toLowerCase()}-${number}`, "dxf")}`;
}

/** All files of an order in one archive: the parts of each row in `pieces`, each planned sheet in `sheets`. */
export function dxfArchive(
  parts: readonly OrderPart[],
  { sheets }: Pick<CuttingPlan, "sheets">,
  title: string,
): Uint8Array<ArrayBuffer> {
  const rows = groupedBy(parts, ({ piece }) => piece.key);
  const files = [
    ...rows.map((own) => [`pieces/${fileNameOf(own[0])}`, partsDxf(own, title)] as const),
    ...sheets.map((sheet) => [`sheets/sheet-${sheet.number}.dxf`, sheetDxf(sheet, title)] as const),
  ];
  return zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])), { mtime: MODIFIED });
}
