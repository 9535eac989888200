import { joinLists, openedList } from "~/cut-list/cut-list-form";
import { leftOf, readHeld } from "~/cut-list/cut-list-left";
import { choicesAfter, compareLists } from "~/cut-list/cut-list-shown";
import { takenPieces } from "~/cut-list/reading/read-cut-list";
import { readStoredReading, writeStoredReading } from "~/cut-list/stored-reading";
import { CutListImport } from "./cut-list-import";
import { LinesToCorrect } from "./lines-to-correct";

/** Everything needed to read a list, loaded together when a visitor has one. */
export const cutListCode = {
  CutListImport,
  LinesToCorrect,
  read: readHeld,
  open: (bytes: Uint8Array, before: string) => openedList(bytes, before, before),
  take: takenPieces,
  leftOf,
  joinLists,
  compare: compareLists,
  choicesAfter,
  writeStored: writeStoredReading,
  readStored: readStoredReading,
};

export type CutListCode = typeof cutListCode;
