import { readFileSync } from "node:fs";

/**
 * The part of a door style that a drawing needs.
 * @typedef {object} DoorStyle
 * @property {string} handle
 * @property {string} construction
 * @property {string} material
 * @property {string} finish
 * @property {number | null} frameWidthSixteenths width of stiles and rails in sixteenths of an inch; null for slabs
 * @property {{ profile: Profile, wood: string | null, color: string | null }} drawing
 */

/**
 * @typedef {"shaker" | "slab" | "raised" | "arched" | "beadboard" | "glass" | "mitred" | "slim" |
 *   "routed"} Profile
 */

const SEED = new URL("../../app/provider/embedded/seed/door-styles.json", import.meta.url);

/**
 * The demo catalogue's door styles, in the shop's order.
 * @returns {DoorStyle[]}
 */
export function readDoorStyles() {
  return JSON.parse(readFileSync(SEED, "utf8"));
}
