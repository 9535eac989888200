/** @typedef {[number, number]} Point x and y */

/**
 * A number as short SVG text, to one decimal.
 * @param {number} value
 * @returns {string}
 */
export function short(value) {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

/**
 * An opacity or ratio as short SVG text, to two decimals.
 * @param {number} value
 * @returns {string}
 */
export function ratio(value) {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

/**
 * Joins numbers with the fewest separators SVG allows.
 * @param {number[]} values
 * @returns {string}
 */
function pack(values) {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join("");
}

/**
 * A smooth open curve near the given points, as path data in whole numbers: a quadratic B-spline written
 * with the `t` shorthand. Each joint is chosen against the control point a renderer will really reflect, so
 * rounding never adds up along the curve.
 * @param {Point[]} points at least three
 * @returns {string} path data
 */
export function smooth(points) {
  const [start, first] = points;
  if (start === undefined || first === undefined) return "";
  const round = Math.round;
  let [x, y] = [round(start[0]), round(start[1])];
  let control = /** @type {Point} */ ([round(first[0]), round(first[1])]);
  let data = `M${pack([x, y])}`;
  points.slice(2).forEach((point, index) => {
    const joint = /** @type {Point} */ ([round((control[0] + point[0]) / 2), round((control[1] + point[1]) / 2)]);
    data +=
      index === 0
        ? `q${pack([control[0] - x, control[1] - y, joint[0] - x, joint[1] - y])}`
        : `t${pack([joint[0] - x, joint[1] - y])}`;
    control = [2 * joint[0] - control[0], 2 * joint[1] - control[1]];
    [x, y] = joint;
  });
  return data;
}

/**
 * A closed polygon as path data.
 * @param {Point[]} points
 * @returns {string} path data
 */
export function polygon(points) {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}z`;
}
