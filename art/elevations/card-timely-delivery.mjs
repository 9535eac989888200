import { outline, rect } from "./box.mjs";
import { short } from "./curve.mjs";
import { paintFinish, woodFinish } from "./finish.mjs";
import { linear } from "./gradient.mjs";
import { falloff, GLOW, SHADE, slopes } from "./light.mjs";
import { lines, OAK } from "./line-work.mjs";
import { drawPart } from "./part.mjs";
import { softShadow } from "./shadow.mjs";

/** @typedef {import("./sheet.mjs").Sheet} Sheet */

const STACK = { x: 150, width: 500, top: 206, door: 25, foam: 7 };
const KRAFT = "#b99467";

/** A row of days: those at the bench are open, the day it ships is filled. */
function calendar() {
  const days = 12;
  const pitch = STACK.width / days;
  const cells = Array.from({ length: days }, (_, day) =>
    outline({ x: STACK.x + day * pitch + 4, y: 84, width: pitch - 8, height: pitch - 8 }),
  );
  const last = { x: STACK.x + (days - 1) * pitch + 4, y: 84, width: pitch - 8, height: pitch - 8 };
  const tick = `M${short(last.x + 8)} ${short(last.y + 17)}l7 8 12-15`;
  const passed = cells
    .slice(0, days - 1)
    .map(
      (_, day) =>
        `M${short(STACK.x + day * pitch + 12)} ${short(84 + pitch - 16)}l${short(pitch - 24)}-${short(pitch - 24)}`,
    );
  return (
    lines(cells.join(""), 1.3, { opacity: 0.7 }) +
    lines(passed.join(""), 1, { opacity: 0.45 }) +
    rect(last, OAK) +
    lines(tick, 3, { color: "#fffaf0" })
  );
}

/** Doors lying flat, seen edge on, with foam between. @param {Sheet} sheet */
function layers(sheet) {
  const finishes = [
    woodFinish("walnut"),
    paintFinish("#99a28c"),
    woodFinish("maple"),
    paintFinish("#f1ece1"),
    woodFinish("walnut"),
    paintFinish("#44515e"),
    woodFinish("maple"),
    paintFinish("#b8a999"),
  ];
  return finishes
    .map((finish, index) => {
      const [indent = 0, trim = 0] = [sheet.random(), sheet.random()].map((chance) => Math.round(chance * 12));
      const y = STACK.top + index * (STACK.door + STACK.foam);
      const box = { x: STACK.x + indent, y, width: STACK.width - trim - indent, height: STACK.door };
      const foam = rect(
        { x: STACK.x, y: y + STACK.door, width: STACK.width - 6, height: STACK.foam },
        "#f6f2ea",
        'rx="3"',
      );
      const under = rect({ ...box, y: y + STACK.door, height: 4 }, SHADE, 'opacity=".25"');
      return (
        drawPart(sheet, finish, { box, along: "horizontal", cut: "sample", scale: 46 }) +
        slopes(finish, box, 1.6, -0.9) +
        falloff(sheet, finish, outline(box)) +
        foam +
        under
      );
    })
    .join("");
}

/**
 * Two straps over folded board that keeps them off the edges.
 * @param {Sheet} sheet
 * @param {number} bottom
 */
function straps(sheet, bottom) {
  const round = linear(
    sheet,
    [0, 0, 1, 0],
    [
      [0, SHADE, 0.25],
      [0.3, GLOW, 0.2],
      [1, SHADE, 0.3],
    ],
  );
  return [248, 522]
    .map((x) => {
      const guard = { x: x - 17, y: STACK.top - 12, width: 64, height: 70 };
      const strap = { x, y: STACK.top - 15, width: 30, height: bottom - STACK.top + 15 };
      return (
        rect(guard, KRAFT, 'rx="2"') +
        rect(guard, round) +
        rect(strap, "#37342f") +
        rect(strap, round) +
        rect({ x: x - 5, y: STACK.top + 84, width: 40, height: 22 }, "#8d8980", 'rx="3"') +
        rect({ x: x + 3, y: STACK.top + 91, width: 24, height: 8 }, "#37342f", 'rx="2"')
      );
    })
    .join("");
}

/**
 * A strapped stack of finished doors on its pallet, and the days it took.
 * @param {Sheet} sheet
 * @returns {string} markup
 */
export function timelyDelivery(sheet) {
  const bottom = STACK.top + 8 * (STACK.door + STACK.foam);
  const deck = { x: 122, y: bottom, width: 556, height: 20 };
  const feet = [122, 361, 600].map((x) => ({ x, y: bottom + 20, width: 78, height: 50 }));
  const pine = "#cfae80";
  const shade = linear(
    sheet,
    [0, 0, 0, 1],
    [
      [0, GLOW, 0.25],
      [0.5, SHADE, 0],
      [1, SHADE, 0.3],
    ],
  );
  return (
    calendar() +
    softShadow(sheet, { x: 112, y: bottom + 74, width: 580, height: 16 }, 16, 0.42) +
    softShadow(sheet, { x: STACK.x + 16, y: STACK.top + 14, width: STACK.width, height: bottom - STACK.top }, 44, 0.2) +
    feet.map((foot) => rect(foot, pine) + rect(foot, shade)).join("") +
    rect({ x: 122, y: bottom + 70, width: 556, height: 14 }, pine) +
    rect({ x: 122, y: bottom + 70, width: 556, height: 14 }, shade) +
    rect(deck, pine) +
    rect(deck, shade) +
    layers(sheet) +
    rect({ x: STACK.x - 2, y: STACK.top - 12, width: STACK.width + 4, height: 12 }, KRAFT, 'rx="2"') +
    straps(sheet, bottom)
  );
}
