import type { CutRecord } from "./cut-table";

const RECORD = /^\s*record\s*=/i;

const FACE_HEADING = ["Cabinet", "Kind", "Quantity", "Width", "Height", "Hinge"];

/** Whether most lines are records of keys and values: `record=face , d1h=6.25 , d1w=23.875`. */
export function isFaceRecords(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== "");
  return filled.length > 0 && filled.filter((line) => RECORD.test(line)).length > filled.length / 2;
}

function valuesOf(line: string): ReadonlyMap<string, string> {
  const pairs = line.split(",").map((part): [string, string] => {
    const [key = "", value = ""] = part.split("=", 2);
    return [key.trim().toLowerCase(), value.trim()];
  });
  return new Map(pairs);
}

const positive = (text: string | undefined) => Number(text) > 0;

/** A face occurs once for each copy of its cabinet; hinged on both sides, its record describes one of two doors. */
export function readFaceRecords(lines: readonly string[]): CutRecord[] {
  const records: CutRecord[] = [];
  let cabinet: ReadonlyMap<string, string> = new Map();
  let head: CutRecord | undefined;
  for (const [index, text] of lines.entries()) {
    if (!RECORD.test(text)) continue;
    const values = valuesOf(text);
    if (values.get("record") === "cabinet") [cabinet, head] = [values, { line: index + 1, cells: [], text }];
    if (values.get("record") !== "face") continue;
    const prefix = [...values.keys()].map((key) => /^(d\d+)[hw]$/.exec(key)?.[1]).find(Boolean) ?? "d1";
    const of = (key: string) => values.get(`${prefix}${key}`);
    const isPair = positive(of("ld")) && positive(of("rd"));
    const count = Number(cabinet.get("qty") ?? 1) * (isPair ? 2 : 1);
    const unit = cabinet.get("unit");
    const kind = positive(of("dr")) ? "Drawer front" : "Door";
    const cells = [unit ? `Unit ${unit}` : "", kind, String(count), of("w") ?? "", of("h") ?? "", isPair ? "Pair" : ""];
    records.push({ line: index + 1, cells, text, ...(head && { head }) });
  }
  return records.length > 0 ? [{ line: 1, cells: FACE_HEADING }, ...records] : [];
}
