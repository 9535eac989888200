import { lightness } from "./color.mjs";
import { speciesNamed } from "./species.mjs";

/**
 * What a door is made to look like.
 * @typedef {object} Finish
 * @property {import("./species.mjs").Species | null} wood
 * @property {string} color the face's mean colour, "#rrggbb"
 * @property {number} shadow how strongly shade must be laid on to show, 1 for a mid tone
 * @property {number} highlight how strongly light must be laid on to show, 1 for a mid tone
 */

/**
 * A clear or stained wood.
 * @param {string} name "oak", "walnut" …
 * @returns {Finish}
 */
export function woodFinish(name) {
  const wood = speciesNamed(name);
  return { wood, color: wood.base, ...contrast(wood.base) };
}

/**
 * A paint, foil or laminate colour.
 * @param {string} color "#rrggbb"
 * @returns {Finish}
 */
export function paintFinish(color) {
  return { wood: null, color, ...contrast(color) };
}

/**
 * The finish of a catalogue style.
 * @param {import("./door-styles.mjs").DoorStyle} style
 * @returns {Finish}
 */
export function finishOf({ drawing, material, finish }) {
  if (drawing.wood === null) return paintFinish(drawing.color ?? "#f4f0e6");
  if (material.startsWith("Knotty")) return woodFinish(`knotty ${drawing.wood}`);
  return woodFinish(finish.includes("fumed") ? `fumed ${drawing.wood}` : drawing.wood);
}

/** Pale faces swallow highlights and dark faces swallow shade. @param {string} color */
function contrast(color) {
  const light = lightness(color);
  return { shadow: 1.55 - 0.95 * light, highlight: 0.35 + 0.9 * light };
}
