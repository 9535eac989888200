import { eased, progress } from "./ease";
import { figureOf, written } from "./figure";

const SVG = "http://www.w3.org/2000/svg";

function draw(name: string, into: Element, attributes: Readonly<Record<string, string | number>>): Element {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return into.appendChild(element);
}

/**
 * The marks of a blade: an inch is as long as in the drawing, but never so short that marks run together.
 */
function marks(length: number, inches: number): string {
  const step = inches >= 1 && length / inches >= 3 ? length / inches / (length / inches >= 8 ? 2 : 1) : 5;
  return Array.from({ length: Math.floor(length / step) }, (_, n) => `M${(n + 1) * step} -7v${n % 2 ? 8 : 5}`).join("");
}

const [CASE, BLADE] = [26, 14];

/**
 * Draws a dimension being measured: a line, or the blade of a tape, grows from its first end to its second while its
 * figure counts; then the dimension itself replaces it.
 *
 * @param group a `Dimension` of app/house/ui/drawing whose line is its first path
 * @returns shows it at a progress from 0 to 1
 */
export function measuring(group: SVGGElement, tape: boolean): (p: number) => void {
  const line = group.querySelector("path")?.getAttribute("d") ?? "";
  const numbers = (line.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [x = 0, y = 0] = numbers;
  const upright = !line.includes("H");
  const length = (numbers.at(-1) ?? 0) - (upright ? y : x);
  const text = group.querySelector("text");
  const figure = figureOf(text?.textContent ?? "");
  const over = draw("g", group.ownerSVGElement ?? group, { transform: `translate(${x} ${y})` });
  const along = draw("g", over, upright ? { transform: "rotate(90)" } : {});
  const blade = draw("rect", along, { x: 0, y: -BLADE / 2, height: BLADE, "stroke-width": 0.75 });
  blade.setAttribute("class", tape ? "fill-oak-light stroke-oak-dark" : "fill-none");
  const clip = `blade-${Math.round(x)}-${Math.round(y)}-${upright}`;
  const seen = draw("rect", draw("clipPath", along, { id: clip }), { x: 0, y: -BLADE, height: 2 * BLADE });
  const ruled = draw("path", along, { d: tape ? marks(length, (figure?.sixteenths ?? 0) / 16) : "M0 0H0" });
  ruled.setAttribute("class", "fill-none stroke-oak-dark");
  ruled.setAttribute("stroke-width", "0.75");
  ruled.setAttribute("clip-path", `url(#${clip})`);
  const hook = draw("path", along, { d: tape ? "M0 -9V9" : "M0 -6V6", "stroke-width": tape ? 3 : 1 });
  hook.setAttribute("class", tape ? "stroke-ink" : "stroke-oak");
  const end = draw("g", along, {});
  if (tape) {
    draw("rect", end, { x: -CASE, y: -CASE + 9, width: CASE, height: CASE, rx: 5, class: "fill-stone-700" });
    draw("circle", end, { cx: -CASE / 2, cy: -CASE / 2 + 9, r: 6.5, class: "fill-oak-light" });
  } else draw("path", end, { d: "M0 0l-9 -3v6z", class: "fill-oak" });
  const plain = draw("path", along, { class: "fill-none stroke-oak", d: "M0 0H0" });
  const plate = draw("rect", over, { rx: 3, height: 26, class: "fill-white stroke-oak", "stroke-width": 1 });
  const count = draw("text", over, { "text-anchor": "middle", "font-size": 18, "font-weight": 600 });
  count.setAttribute("class", "figures fill-ink");
  return (p) => {
    const grown = eased(progress(p, 0, tape ? 0.62 : 0.8));
    const settled = eased(progress(p, 0.82, 0.18));
    group.style.opacity = String(settled);
    over.setAttribute("opacity", p > 0 && p < 1 ? String(1 - settled) : "0");
    const tip = Math.max(length * grown, tape ? Math.min(CASE, length) : 0);
    blade.setAttribute("width", String(Math.max(0, tip - (tape ? CASE / 2 : 0))));
    seen.setAttribute("width", String(Math.max(0, tip - CASE)));
    if (!tape) plain.setAttribute("d", `M0 0H${tip}`);
    end.setAttribute("transform", `translate(${tip} 0)`);
    const shown = figure ? written({ ...figure, sixteenths: Math.round(figure.sixteenths * grown) }) : "";
    count.textContent = shown;
    const wide = shown.length * 9.2 + 10;
    const beside = tape ? 28 : 0;
    const [px, py] = upright
      ? [tape ? wide / 2 + beside / 2 + 4 : 0, Math.max(tip / 2, 14)]
      : [Math.max(tip / 2, wide / 2), beside];
    for (const [name, value] of Object.entries({ x: px - wide / 2, y: py - 13, width: wide })) {
      plate.setAttribute(name, String(value));
    }
    count.setAttribute("x", String(px));
    count.setAttribute("y", String(py + 6));
    plate.setAttribute("opacity", figure ? "1" : "0");
  };
}
