import { strToU8, zipSync } from "fflate";
import { PIECE_NAMES } from "~/configurator/lines/piece-words";
import { paperFileName } from "~/ordering/paper/file-name";
import { type OrderRevision, revisionWords } from "~/ordering/paper/work-words";
import { type CuttingPlan, groupedBy } from "./cutting-plan";
import { partsDxf, sheetDxf } from "./dxf.server";
import type { OrderPart } from "./order-parts";

/** The same time in every archive, so that equal orders have equal files; archives know no earlier year. */
const MODIFIED = new Date(1980, 0, 2);

/** The name of an order's file: `hv-1042-rev-2-sheet-1.dxf`. */
export const orderFileName = ({ number, contentRevision }: OrderRevision, what: string, extension: string): string =>
  paperFileName(revisionWords({ number, contentRevision }), what, extension);

function fileNameOf({ piece: { list, number, style, key } }: OrderPart): string {
  const [group] = key.split("-");
  return `${group}-${paperFileName(style, `${PIECE_NAMES[list].toLowerCase()}-${number}`, "dxf")}`;
}

/**
 * All files of an order in one archive: the parts of each row in `pieces`, each planned sheet in `sheets`.
 *
 * @param title the first line of each file: order and revision
 */
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
