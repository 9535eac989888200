import { inset, rect } from "./box.mjs";
import { linear, ramp } from "./gradient.mjs";
import { GLOW } from "./light.mjs";

/**
 * A casement at dusk: two leaves of three panes, hills outside, a deep stone sill.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {import("./box.mjs").Box} box outside of the frame, pixels
 * @returns {string} markup
 */
export function drawWindow(sheet, box) {
  const { x, y, width, height } = box;
  const glass = inset(box, 12);
  const [right, bottom] = [x + width, y + height];
  const sky = linear(
    sheet,
    [0, 0, 0.2, 1],
    [
      [0, "#93a3a8"],
      [0.45, "#cfcdc0"],
      [0.72, "#ecd9b4"],
      [1, "#d8b98a"],
    ],
  );
  const far = `M${glass.x} ${bottom - 120}q80-44 150-22t120-8 78 18V${bottom - 12}H${glass.x}z`;
  const near = `M${glass.x} ${bottom - 58}q60-34 120-18t110 6 118-22V${bottom - 12}H${glass.x}z`;
  const steel = "#191b1c";
  const bars = [
    { x: x + width / 2 - 7, y, width: 14, height },
    { x, y: y + height * 0.36, width, height: 5 },
    { x, y: y + height * 0.68, width, height: 5 },
  ];
  const clip = sheet.define(
    `<clipPath id="?"><path d="M${glass.x} ${glass.y}h${glass.width}v${glass.height}h${-glass.width}z"/></clipPath>`,
  );
  return (
    rect(inset(box, -14), "#262725") +
    rect(glass, sky) +
    `<g clip-path="url(#${clip})"><path d="${far}" fill="#8d9384" opacity=".75"/><path d="${near}" fill="#4c5548" opacity=".9"/></g>` +
    rect(inset(box, 6), "none", `stroke="${steel}" stroke-width="12"`) +
    bars
      .map(
        (bar) =>
          rect(bar, steel) + rect({ ...bar, width: Math.min(bar.width, 2), height: bar.height }, GLOW, 'opacity=".12"'),
      )
      .join("") +
    rect({ x: x - 14, y: y - 14, width: 14, height: height + 14 }, ramp(sheet, "right", ["#3a3935", "#6d675b"])) +
    rect({ x: right, y: y - 14, width: 14, height: height + 14 }, ramp(sheet, "right", ["#b5a88f", "#6b6455"])) +
    rect(
      { x: x - 26, y: bottom, width: width + 52, height: 14 },
      ramp(sheet, "down", ["#d9cdb6", "#a89d88", "#6b6455"]),
    )
  );
}
