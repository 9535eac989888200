import { disc } from "./box.mjs";
import { ratio } from "./curve.mjs";
import { paintFinish, woodFinish } from "./finish.mjs";
import { falloff, wash } from "./light.mjs";
import { drawPart } from "./part.mjs";
import { softShadow } from "./shadow.mjs";

/** @typedef {import("./finish.mjs").Finish} Finish */

const PIVOT = { x: 400, y: 520 };

/** One blade, its round end centred on the rivet. */
const BLADE = { x: -56, y: -424, width: 112, height: 480 };
const BLADE_OUTLINE = "M-56-424h112V0a56 56 0 0 1-112 0z";

/** From the left blade to the right, the last one on top. @type {() => Finish[]} */
const finishes = () => [
  woodFinish("walnut"),
  paintFinish("#44515e"),
  woodFinish("cherry"),
  paintFinish("#99a28c"),
  woodFinish("fumed oak"),
  paintFinish("#b8a999"),
  woodFinish("maple"),
];

/**
 * A fan of sample blades, woods and paints in turn, opened round one rivet.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @returns {string} markup
 */
export function premiumMaterials(sheet) {
  const blades = finishes();
  const shadow = `<g id="?">${softShadow(sheet, { ...BLADE, x: BLADE.x - 8, y: BLADE.y + 6, height: BLADE.height - 22 }, 26, 0.34)}</g>`;
  const shadowId = sheet.define(shadow);
  const fan = blades.map((finish, index) => {
    const turn = -48 + (index * 96) / (blades.length - 1);
    const face =
      drawPart(sheet, finish, { box: BLADE, path: BLADE_OUTLINE, along: "vertical", cut: "sample", scale: 60 }) +
      falloff(sheet, finish, BLADE_OUTLINE) +
      wash(finish, "M-56-424h112v2.4H-53.6V0H-56z", 0.34) +
      wash(finish, "M56-424V0H54V-422z", -0.3);
    return `<g transform="rotate(${ratio(turn)})"><use href="#${shadowId}"/>${face}</g>`;
  });
  const rivet = disc([0, 0], 15, "#6f5a35") + disc([-1, -1], 13, "#b08d57") + disc([-3, -3], 6, "#d8bd8c");
  return `<g transform="translate(${PIVOT.x} ${PIVOT.y})">${fan.join("")}${rivet}</g>`;
}
