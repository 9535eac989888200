import { inset, rect } from "./box.mjs";
import { polygon } from "./curve.mjs";
import { fade, linear } from "./gradient.mjs";
import { GLOW, recessShadow, SHADE } from "./light.mjs";

/**
 * A glazed opening: the inside of the cabinet with its shelves, then the sky lying on the glass.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {import("./finish.mjs").Finish} finish
 * @param {import("./box.mjs").Box} opening pixels
 * @param {number} scale pixels per inch
 * @returns {string} markup
 */
export function glassPane(sheet, finish, opening, scale) {
  const { x, y, width, height } = opening;
  const inside = linear(
    sheet,
    [0, 0, 0.25, 1],
    [
      [0, "#67716f"],
      [0.55, "#979a93"],
      [1, "#a19d92"],
    ],
  );
  const shelves = [0.36, 0.69].map((share) => {
    const shelf = { x, y: y + height * share, width, height: 0.72 * scale };
    const under = { x, y: shelf.y + shelf.height, width, height: 1.6 * scale };
    return (
      rect(
        shelf,
        linear(
          sheet,
          [0, 0, 0, 1],
          [
            [0, "#cfccc0"],
            [0.16, "#b6b3a7"],
            [1, "#9c998e"],
          ],
        ),
      ) + rect(under, fade(sheet, "down", SHADE, 0.3, 0))
    );
  });
  const sheen = linear(
    sheet,
    [0, 0, 0.6, 1],
    [
      [0, GLOW, 0.62],
      [0.5, GLOW, 0.2],
      [1, GLOW, 0.04],
    ],
  );
  const [right, bottom] = [x + width, y + height];
  const bands = [
    polygon([
      [x, y],
      [x + width * 0.74, y],
      [x, y + height * 0.62],
    ]),
    polygon([
      [x + width * 0.86, y],
      [right, y],
      [right, y + height * 0.04],
      [x, bottom - height * 0.12],
      [x, bottom - height * 0.28],
    ]),
  ];
  return (
    rect(opening, inside) +
    shelves.join("") +
    bands.map((band) => `<path d="${band}" fill="${sheen}"/>`).join("") +
    recessShadow(sheet, finish, opening, 0.5 * scale) +
    rect(inset(opening, 0.02 * scale), "none", `stroke="${GLOW}" stroke-opacity=".25" stroke-width="${scale / 40}"`)
  );
}
