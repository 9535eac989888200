import { takenPieces } from "~/trade/cut-list/reading/read-cut-list";
import { joinLists, openedList } from "../cut-list-form";
import { leftOf, readHeld } from "../cut-list-left";
import { choicesAfter, compareLists } from "../cut-list-shown";
import { readStoredReading, writeStoredReading } from "../stored-reading";
import { CutListImport } from "./cut-list-import";
import { LinesToCorrect } from "./lines-to-correct";

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
