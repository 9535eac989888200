const STAR = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";
const STARS = 5;
const SIZE = 20;
const FILLED = "#865522";
const EMPTY = "#cfc5b5";

/**
 * Draws a row of five stars, each 20 units wide.
 * @param {number} stars how many are filled, in halves, 0 to 5
 * @returns {string} an SVG document of 100 by 20 units
 */
export function drawRating(stars) {
  const row = Array.from({ length: STARS }, (_, n) => `<path transform="translate(${n * SIZE})" d="${STAR}"/>`).join(
    "",
  );
  const clip = `<clipPath id="c"><rect width="${stars * SIZE}" height="${SIZE}"/></clipPath>`;
  const width = STARS * SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIZE}" width="${width}" height="${SIZE}">`,
    `<defs>${clip}<g id="r">${row}</g></defs>`,
    `<use href="#r" fill="${EMPTY}"/><g clip-path="url(#c)"><use href="#r" fill="${FILLED}"/></g></svg>\n`,
  ].join("");
}
