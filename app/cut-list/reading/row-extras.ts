import type { PieceList } from "~/measure/piece";
import type { PieceDraft } from "~/pieces/blank-piece";
import type { RowNote } from "./cut-row";
import { forbidsBoring, locationOf, noteOf, type RowCells, readBore, readBoring, readHinge } from "./row-cells";

const namesPair = (cells: RowCells) =>
  (["kind", "label", "quantity"] as const).some((meaning) =>
    cells(meaning).some((text) =>
      /\b(?:pairs?|prs?|paar|paires?|double (?:doors?|porte)|portes? doubles?|puertas? dobles?|doppelt(?:ü|ue)r(?:en)?)\b/i.test(
        text,
      ),
    ),
  );

type Extras = Pick<PieceDraft, "location" | "note" | "preBored" | "hinge" | "boring">;

/**
 * What a row says about its piece besides sizes and quantity.
 *
 * @param notes receives what the person should know about it
 */
export function extras(cells: RowCells, list: PieceList, line: number, room: string, notes: RowNote[]): Extras {
  const location = locationOf(cells, room, line);
  if (location.isShortened) notes.push({ kind: "location-shortened" });
  const remarks = [...cells("note")];
  const note = () => noteOf(remarks);
  if (list !== "doors") return { location: location.text, note: note(), preBored: false, hinge: "", boring: "" };
  const read = <T>(meaning: "hinge" | "bore" | "boring", reader: (text: string) => T | null, none: T): T => {
    const text = cells(meaning)[0] ?? "";
    const value = reader(text);
    if (value !== null) return value;
    notes.push({ kind: "unread", meaning, text });
    remarks.push(text);
    return none;
  };
  const hinge = read("hinge", readHinge, "" as const) || (namesPair(cells) ? "pair" : "");
  const boring = read("boring", readBoring, "");
  const bored = read("bore", readBore, false);
  return { location: location.text, preBored: bored && !forbidsBoring(remarks), hinge, boring, note: note() };
}
