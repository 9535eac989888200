import { rect } from "./box.mjs";
import { createSheet } from "./sheet.mjs";

/**
 * The mark: an H of two stiles and a rail, 32 by 32.
 * @returns {string} an SVG document
 */
export function drawFavicon() {
  const stile = { y: 6, width: 6, height: 20 };
  const body =
    rect({ x: 0, y: 0, width: 32, height: 32 }, "#211e1a", 'rx="5"') +
    rect({ ...stile, x: 6 }, "#faf7f2") +
    rect({ ...stile, x: 20 }, "#faf7f2") +
    rect({ x: 12.6, y: 12.5, width: 6.8, height: 7 }, "#c8964f");
  return createSheet("favicon").close(32, 32, body);
}
