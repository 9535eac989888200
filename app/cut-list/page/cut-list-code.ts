import { joinLists } from "~/cut-list/cut-list-form";
import { leftOf, readHeld } from "~/cut-list/cut-list-left";
import { choicesAfter, compareLists } from "~/cut-list/cut-list-shown";
import { decodeBytes } from "~/cut-list/reading/decode-bytes";
import type { PostedCutList } from "~/cut-list/reading/posted-cut-list";
import { takenPieces } from "~/cut-list/reading/read-cut-list";
import { readStoredReading, writeStoredReading } from "~/cut-list/stored-reading";
import { CutListImport } from "./cut-list-import";
import { LinesToCorrect } from "./lines-to-correct";

/** A list from a file, followed by any text from the field that must stay. */
function openedList(bytes: Uint8Array, before: string): PostedCutList {
  const decoded = decodeBytes(bytes);
  if (!decoded.ok) return { text: before, problem: decoded.problem, isTruncated: false, choices: {} };
  const text = joinLists(decoded.text.replace(/\r\n?/g, "\n"), before);
  return { text, problem: null, isTruncated: decoded.isTruncated, choices: {} };
}

/** Everything needed to read a list, loaded together when a visitor has one. */
export const cutListCode = {
  CutListImport,
  LinesToCorrect,
  read: readHeld,
  open: openedList,
  take: takenPieces,
  leftOf,
  joinLists,
  compare: compareLists,
  choicesAfter,
  writeStored: writeStoredReading,
  readStored: readStoredReading,
};

export type CutListCode = typeof cutListCode;
