import { CUP_COUNT } from "~/trade/measure/cup-units";

/** As it is being typed: the space after the inches stays until the fraction follows. */
export function cupCells(cups: string): readonly string[] {
  const typed = cups === "" ? [] : cups.split(";").map((text) => text.trimStart());
  return Array.from({ length: Math.max(CUP_COUNT.most, typed.length) }, (_, cup) => typed[cup] ?? "");
}

export function withCup(cups: string, cup: number, text: string): string {
  const cells = cupCells(cups).map((cell, other) => (other === cup ? text : cell));
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1).join(";");
}
