/**
 * Splits a colour into its channels.
 * @param {string} hex "#rrggbb"
 * @returns {[number, number, number]} red, green, blue in 0..255
 */
function channels(hex) {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * Blends two colours.
 * @param {string} from "#rrggbb"
 * @param {string} to "#rrggbb"
 * @param {number} share 0 gives `from`, 1 gives `to`
 * @returns {string} "#rrggbb"
 */
export function mix(from, to, share) {
  const target = channels(to);
  const blended = channels(from).map((channel, index) => {
    const value = channel + ((target[index] ?? 0) - channel) * share;
    return Math.round(value).toString(16).padStart(2, "0");
  });
  return `#${blended.join("")}`;
}

/**
 * How light a colour looks.
 * @param {string} hex "#rrggbb"
 * @returns {number} 0 for black, 1 for white
 */
export function lightness(hex) {
  const [red, green, blue] = channels(hex);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}
