import type { Act, Part } from "../storyboard";
import { eased } from "./ease";
import { measuring } from "./measure";

/** @throws Error if the drawing no longer has such a part */
function find(scene: Element, part: Part): SVGElement {
  const { nth = 0 } = part;
  const texts = () => [...scene.querySelectorAll<SVGElement>("text")];
  const named = (text: string) => texts().filter(({ textContent }) => textContent === text)[nth];
  const found =
    "css" in part
      ? scene.querySelectorAll<SVGElement>(part.css)[nth]
      : "words" in part
        ? named(part.words)
        : named(part.label)?.parentElement?.closest<SVGElement>("g");
  if (!found) throw new Error(`Nothing like ${JSON.stringify(part)} in "${scene.querySelector("title")?.textContent}"`);
  return found;
}

/** Types a text; the letters still missing already take up their space. */
function typing(element: SVGElement): (p: number) => void {
  const text = element.textContent ?? "";
  return (p) => {
    const length = Math.round(text.length * p);
    const rest = document.createElementNS("http://www.w3.org/2000/svg", "tspan");
    rest.textContent = text.slice(length);
    rest.style.visibility = "hidden";
    element.replaceChildren(text.slice(0, length), rest);
  };
}

function tracing(element: SVGElement): (p: number) => void {
  const dashes = element.getAttribute("stroke-dasharray");
  element.setAttribute("pathLength", "1");
  return (p) => {
    element.style.opacity = p > 0 ? "1" : "0";
    if (p < 1) {
      element.setAttribute("pathLength", "1");
      element.setAttribute("stroke-dasharray", `${p} 2`);
    } else {
      element.removeAttribute("pathLength");
      if (dashes) element.setAttribute("stroke-dasharray", dashes);
      else element.removeAttribute("stroke-dasharray");
    }
  };
}

function changing(
  element: SVGElement,
  from: Readonly<Record<string, number>>,
  to: Readonly<Record<string, number>>,
): (p: number) => void {
  return (p) => {
    for (const [name, first] of Object.entries(from)) {
      element.setAttribute(name, String(first + ((to[name] ?? first) - first) * eased(p)));
    }
  };
}

/** Performs an act, by its progress from 0 to 1. */
export function doing(scene: Element, act: Act): (p: number) => void {
  const element = find(scene, act.part);
  const opacity = (value: number) => {
    element.style.opacity = String(value);
  };
  const shift = (x: number, y: number) => {
    element.style.transform = `translate(${x}px, ${y}px)`;
  };
  switch (act.do) {
    case "show":
      return opacity;
    case "hide":
      return (p) => opacity(1 - p * (1 - (act.to ?? 0)));
    case "slide":
      return (p) => {
        opacity(Math.min(1, p * 3));
        shift(act.from[0] * (1 - eased(p)), act.from[1] * (1 - eased(p)));
      };
    case "move":
      return (p) => {
        const [x, y] = [0, 1].map((n) => (act.from[n] ?? 0) + ((act.to[n] ?? 0) - (act.from[n] ?? 0)) * eased(p));
        shift(x ?? 0, y ?? 0);
      };
    case "pulse":
      element.style.transformBox = "fill-box";
      element.style.transformOrigin = "center";
      return (p) => {
        element.style.scale = String(1 + 0.14 * Math.sin(Math.PI * p));
      };
    case "type":
      return typing(element);
    case "trace":
      return tracing(element);
    case "measure":
      return measuring(element as SVGGElement, act.tape ?? false);
    case "change":
      return changing(element, act.from, act.to);
  }
}

/** The first act on an aspect applies from the beginning of the film; a later one only from its own start. */
export function aspect(act: Act): string {
  const what = { slide: "opacity", show: "opacity", hide: "opacity", measure: "opacity" } as Record<string, string>;
  return `${JSON.stringify(act.part)} ${what[act.do] ?? act.do}`;
}
