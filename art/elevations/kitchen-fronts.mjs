import { rect } from "./box.mjs";
import { linear } from "./gradient.mjs";
import { SHADE } from "./light.mjs";

/**
 * Heights of the run in pixels, from the top down: wall units start at `crown`, base units end at `toe`.
 */
export const HEIGHTS = { crown: 96, wall: 430, worktop: 604, base: 622, toe: 912, floor: 950 };

/**
 * One door or drawer front, before the gap round it is taken off.
 * @typedef {{ box: import("./box.mjs").Box, finish: "painted" | "wood", pull: "left" | "right" | "top" | "none" }} Front
 */

/**
 * Every front of the run, 18 in doors and 23 in drawers, the outer ones cut by the picture's edge.
 * @returns {Front[]} boxes in pixels
 */
export function fronts() {
  const { crown, wall, base, toe } = HEIGHTS;
  /** @type {(x: number, width: number, top: number, bottom: number, finish: Front["finish"], pull: Front["pull"]) => Front} */
  const front = (x, width, top, bottom, finish, pull) => ({
    box: { x, y: top, width, height: bottom - top },
    finish,
    pull,
  });
  /** @type {(x: number, width: number) => Front[]} */
  const drawers = (x, width) => [
    front(x, width, base, base + 72, "wood", "top"),
    front(x, width, base + 72, base + 181, "wood", "top"),
    front(x, width, base + 181, toe, "wood", "top"),
  ];
  const tall = [-74, 98, 270].flatMap((x, index) => [
    front(x, 172, crown, wall, "painted", "none"),
    front(x, 172, wall, toe, "painted", index === 1 ? "right" : "left"),
  ]);
  const upper = [
    [442, "right"],
    [614, "left"],
    [1246, "right"],
    [1418, "left"],
    [1590, "right"],
  ];
  const lower = [
    [660, "right"],
    [832, "right"],
    [1004, "left"],
    [1394, "right"],
    [1566, "left"],
  ];
  return [
    ...tall,
    ...upper.map(([x, pull]) => front(Number(x), 172, crown, wall, "painted", /** @type {Front["pull"]} */ (pull))),
    ...lower.map(([x, pull]) => front(Number(x), 172, base, toe, "wood", /** @type {Front["pull"]} */ (pull))),
    ...drawers(442, 218),
    ...drawers(1176, 218),
  ];
}

/**
 * A brass bar pull: low on wall units, high on base units, level on drawers.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {Front} front
 * @returns {string} markup
 */
export function barPull(sheet, { box, pull }) {
  if (pull === "none") return "";
  const length = box.height > 400 ? 84 : 52;
  const y = box.y < 200 ? box.y + box.height - length - 26 : box.y + (box.height > 400 ? 150 : 26);
  const level = pull === "top";
  const bar = level
    ? { x: box.x + box.width / 2 - 28, y: box.y + 11, width: 56, height: 4 }
    : { x: pull === "left" ? box.x + 12 : box.x + box.width - 16, y, width: 4, height: length };
  const brass = linear(sheet, level ? [0, 0, 0, 1] : [0, 0, 1, 0], [
    [0, "#e0c48f"],
    [0.45, "#b08d57"],
    [1, "#6b5330"],
  ]);
  return rect({ ...bar, x: bar.x + 3, y: bar.y + 4 }, SHADE, 'rx="2" opacity=".45"') + rect(bar, brass, 'rx="2"');
}
