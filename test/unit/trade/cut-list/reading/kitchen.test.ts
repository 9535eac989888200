import { expect, it } from "vitest";
import { readCutList, takenPieces } from "~/trade/cut-list/reading/read-cut-list";
import { formatMeasure, fromSixteenths } from "~/trade/measure/measure";
import { sizeOf } from "~/trade/pieces/piece-draft";
import { KITCHEN, kitchenAsSpreadsheet } from "../../../../support/kitchen";

it("reads a spreadsheet of a whole kitchen correctly", () => {
  const { doors, drawers, panels, fillers } = takenPieces(readCutList(kitchenAsSpreadsheet()).rows);
  const written = (list: string) => KITCHEN.filter((piece) => piece.list === list);
  const read = [
    ...doors.map((piece) => ({ list: "doors", piece })),
    ...drawers.map((piece) => ({ list: "drawers", piece })),
  ];
  const inches = (length: number) => formatMeasure(fromSixteenths(length));
  expect(
    read.map(({ list, piece }) => {
      const { width, height } = sizeOf(piece);
      return { list, width: inches(width), height: inches(height), location: piece.location };
    }),
  ).toEqual([...written("doors"), ...written("drawers")]);
  expect([panels, fillers]).toEqual([[], []]);
});
