import { mix } from "./color.mjs";
import { ratio, short, smooth } from "./curve.mjs";
import { linear } from "./gradient.mjs";
import { createFlow, samples } from "./grain-flow.mjs";
import { cathedralRings, straightRings } from "./growth-rings.mjs";

/** @typedef {import("./species.mjs").Species} Species */
/** @typedef {import("./grain-flow.mjs").Knot} Knot */

/**
 * A sawn board kept among a drawing's definitions; parts show pieces of it.
 * @typedef {{ id: string, width: number, length: number }} Lumber eightieths of an inch, fibres running down
 */

/**
 * How each cut of a log is drawn, in eightieths of an inch; samples are looked at from close by, so their
 * grain is finer.
 */
const CUTS = {
  straight: { width: 400, length: 1900, sway: 26, step: 250, density: 1, grain: 1 },
  cathedral: { width: 880, length: 1740, sway: 30, step: 220, density: 1, grain: 1 },
  sample: { width: 220, length: 800, sway: 14, step: 220, density: 1, grain: 0.55 },
};

/**
 * The board of one wood and cut that this drawing takes its parts from.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {Species} species
 * @param {keyof typeof CUTS} cut
 * @returns {Lumber}
 */
export function lumber(sheet, species, cut) {
  return sheet.once(`${species.base} ${cut}`, () => {
    const { width, length, sway, step, density, grain } = CUTS[cut];
    const knots = species.knots > 0 ? placeKnots(sheet.random, species.knots, width, length) : [];
    const flow = createFlow(sheet.random, { sway, knots });
    const heights = samples(length, step, knots);
    const board = { random: sheet.random, flow, width, length, grain, ring: species.ring * 2 * density, heights };
    const rings = cut === "cathedral" ? cathedralRings(board) : straightRings(board);
    const body =
      `<path d="M0 0h${width}v${length}H0z" fill="${shades(sheet, species)}"/>` +
      streaks(board, species) +
      ringMarkup(sheet, species, rings) +
      pores(board, species) +
      knots.map((knot) => knotMarkup(knot, species)).join("");
    return { id: sheet.define(`<g id="?" fill="none">${body}</g>`), width, length };
  });
}

/** @param {() => number} random @param {number} count @param {number} width @param {number} length */
function placeKnots(random, count, width, length) {
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(width * (0.2 + 0.6 * random())),
    y: Math.round((length * (index + 0.25 + 0.5 * random())) / count),
    radius: Math.round(20 + 18 * random()),
  }));
}

/**
 * Broad changes of tone across the board.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {Species} species
 */
function shades(sheet, { light, base, dark }) {
  const tones = Array.from({ length: 15 }, () => {
    const value = sheet.random() + sheet.random() - 1;
    return value > 0 ? mix(base, light, value) : mix(base, dark, -value * 0.75);
  });
  return linear(
    sheet,
    [0, 0, 1, 0],
    tones.map((tone, index) => [index / 14, tone]),
  );
}

/**
 * Heartwood streaks: long bands with wandering edges.
 * @param {{ random: () => number, flow: import("./grain-flow.mjs").Flow, width: number, heights: number[] }} board
 * @param {Species} species
 */
function streaks({ random, flow, width, heights }, { streaks: strength, dark, light }) {
  let markup = "";
  for (let x = width * 0.05; x < width; x += width * (0.12 + 0.16 * random())) {
    const broad = width * (0.03 + 0.12 * random() * (0.4 + strength));
    const left = smooth(heights.map((y) => flow([x, y])));
    const right = smooth(heights.toReversed().map((y) => flow([x + broad * (1 + 0.25 * Math.sin(y / 170)), y])));
    const opacity = strength * (0.2 + 0.45 * random());
    const fill = random() < 0.68 ? dark : light;
    markup += `<path d="${left}${right.replace("M", "L")}" fill="${fill}" opacity="${ratio(opacity)}"/>`;
  }
  return markup;
}

/**
 * Each ring as a soft early-wood fade under a finer late-wood line, coming and going along the board.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {Species} species
 * @param {string[]} rings
 */
function ringMarkup(sheet, { figure, line, ring }, rings) {
  return [0, 1, 2]
    .map((group) => {
      const data = rings.filter((_, index) => (index * 5) % 3 === group).join("");
      const id = sheet.define(`<path id="?" d="${data}"/>`);
      const strength = figure * (1 - group / 4);
      const fading = linear(
        sheet,
        [0, 0, 0.2, 1],
        Array.from({ length: 9 }, (_, index) => [index / 8, line, 0.25 + 0.75 * sheet.random()]),
      );
      /** @type {[number, number, number][]} */
      const passes = [
        [ring * 0.9, 0.22, 8],
        [ring * 0.45, 0.3, 3],
        [2.2, 0.55, 0],
      ];
      const uses = passes.map(([width, opacity, drop]) => {
        const shift = drop > 0 ? ` y="${drop}"` : "";
        return `<use href="#${id}"${shift} stroke-width="${short(width)}" opacity="${ratio(opacity * strength)}"/>`;
      });
      return `<g stroke="${fading}">${uses.join("")}</g>`;
    })
    .join("");
}

/**
 * Short dashes along the fibres: open pores, and the fleck that keeps a smooth wood from looking printed.
 * @param {{ random: () => number, width: number, length: number, grain: number }} board
 * @param {Species} species
 */
function pores({ random, width, length, grain }, { pores: strength, line, light, base }) {
  /** @type {[dashes: string, stroke: string, breadth: number, opacity: number, gap: number][]} */
  const layers = [
    ["13 33 7 58 19 21 5 84 11 40 26 29 6 66", line, 1.5, 0.9, 9],
    ["9 83 31 127 15 58", line, 2.8, 0.6, 19],
    ["38 21 90 44 17 63 55 30", light, 1.5, 0.9, 11],
    ["160 210 60 330", base, 7, 0.7, 31],
  ];
  return layers
    .map(([dashes, stroke, breadth, opacity, gap]) => {
      let data = "";
      const pitch = gap * Math.sqrt(grain);
      for (let x = pitch * random(); x < width; x += pitch * (0.5 + random())) {
        data += `M${Math.round(x)}-${Math.round(random() * 260)}v${length + 260}`;
      }
      const look = `stroke="${stroke}" stroke-width="${ratio(breadth * grain)}" opacity="${ratio(opacity * strength)}"`;
      return `<path d="${data}" ${look} stroke-dasharray="${finer(dashes, grain)}"/>`;
    })
    .join("");
}

/** @param {string} dashes @param {number} grain */
function finer(dashes, grain) {
  return dashes.replace(/\d+/g, (length) => String(Math.round(Number(length) * grain)));
}

/** @param {Knot} knot @param {Species} species */
function knotMarkup({ x, y, radius }, { line, dark }) {
  /** @type {[size: number, fill: string, opacity: number][]} */
  const layers = [
    [1.25, dark, 0.55],
    [1, line, 0.75],
    [0.72, dark, 0.5],
    [0.5, line, 0.9],
    [0.2, "#1d1008", 0.8],
  ];
  return layers
    .map(([size, fill, opacity], index) => {
      const place = `cx="${x + index}" cy="${y - index}" rx="${Math.round(radius * size * 0.86)}" ry="${Math.round(radius * size)}"`;
      return `<ellipse ${place} fill="${fill}" opacity="${opacity}"/>`;
    })
    .join("");
}
