import { short } from "./curve.mjs";
import { drawDoor } from "./door.mjs";
import { paintFinish } from "./finish.mjs";
import { dimension, doorLines, lines } from "./line-work.mjs";
import { wallShadow } from "./shadow.mjs";

const SCALE = 21;
const DRAWN = { x: 128, y: 98, width: 12.5 * SCALE, height: 19 * SCALE };
const MADE = { ...DRAWN, x: 466 };

/**
 * A door on paper and the same door made, lined up as a draughtsman projects one view from another.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {import("./door-styles.mjs").DoorStyle} style
 * @returns {string} markup
 */
export function customDesign(sheet, style) {
  const { x, y, width, height } = DRAWN;
  const [right, bottom] = [x + width, y + height];
  const frame = 2.25 * SCALE;
  const projected = [0, frame, height - frame, height].map(
    (down) => `M${short(right + 10)} ${short(y + down)}H${MADE.x - 8}`,
  );
  const cups = [3, 16].map((down) => {
    const radius = 0.69 * SCALE;
    const [cx, cy] = [x + 0.89 * SCALE, y + down * SCALE];
    const cross = `M${short(cx - radius - 5)} ${short(cy)}h${short(2 * radius + 10)}M${short(cx)} ${short(cy - radius - 5)}v${short(2 * radius + 10)}`;
    const ring = `M${short(cx - radius)} ${short(cy)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0`;
    return lines(ring, 1.2, { dashes: "5 3" }) + lines(cross, 0.7, { opacity: 0.7 });
  });
  return (
    doorLines(DRAWN, SCALE, 2) +
    cups.join("") +
    lines(projected.join(""), 1.2, { opacity: 0.6, dashes: "10 5" }) +
    dimension([x, bottom], [right, bottom], 42) +
    dimension([x, y], [x, bottom], -46) +
    dimension([x, y], [x + frame, y], -30) +
    dimension([x + frame, y], [right, y], -30) +
    wallShadow(sheet, MADE, 26) +
    drawDoor(sheet, style, MADE, SCALE, paintFinish("#99a28c"))
  );
}
