import type { Camera } from "../storyboard";
import type { Timeline } from "../timeline";
import { aspect, doing } from "./acts";
import { eased, progress } from "./ease";

const [WIDE, HIGH] = [1280, 556];
/** How long it takes for one picture or line to give way to the next, in seconds. */
const [FADE, TURN] = [0.48, 0.24];

type Show = (now: number) => unknown;

function cameraOf(pictures: readonly Element[], moves: Timeline["scenes"][number]["cameras"]): Show {
  return (now) => {
    let view: Camera = moves[0]?.view ?? [0, 0, WIDE];
    for (const { at, for: length, view: next } of moves.slice(1)) {
      const p = eased(progress(now, at, length));
      view = [0, 1, 2].map((n) => (view[n] ?? 0) + ((next[n] ?? 0) - (view[n] ?? 0)) * p) as unknown as Camera;
    }
    const [x, y, width] = view.map((value) => Math.round(value * 1000) / 1000) as unknown as Camera;
    const height = (width * HIGH) / WIDE;
    const box = [x - width / 2, y - height / 2, width, height].join(" ");
    for (const picture of pictures) picture.setAttribute("viewBox", box);
    return [x, y, width];
  };
}

function sceneOf(element: HTMLElement, { start, end, cameras, acts }: Timeline["scenes"][number]): Show {
  const camera = cameraOf([...element.children], cameras);
  const known = new Set<string>();
  const running = acts.map((act) => {
    const isFirst = !known.has(aspect(act));
    known.add(aspect(act));
    return { ...act, isFirst, run: doing(element, act) };
  });
  return (now) => {
    const seen = now < start || now >= end + FADE ? 0 : progress(now, start, FADE);
    element.style.visibility = seen > 0 ? "visible" : "hidden";
    element.style.opacity = String(seen);
    if (seen === 0) return 0;
    const held = Math.min(now, end);
    const states = running.map(({ at, for: length, isFirst, run }) => {
      const p = progress(held, at, length);
      if (p > 0 || isFirst) run(p);
      return p;
    });
    return [seen, camera(held), states];
  };
}

/** An element that appears at one moment and disappears at another. */
function between(element: HTMLElement, from: number, to: number, fade: number): Show {
  return (now) => {
    const seen = Math.min(from <= 0 ? 1 : progress(now, from, fade), 1 - progress(now, to, fade));
    element.style.visibility = seen > 0 ? "visible" : "hidden";
    element.style.opacity = String(seen);
    return seen;
  };
}

function cardOf(element: HTMLElement, from: number, to: number): Show {
  const rule = element.querySelector("svg");
  const card = between(element, from, to, FADE);
  return (now) => {
    const drawn = eased(progress(now, from + 0.2, 1.5));
    rule?.style.setProperty("clip-path", `inset(0 ${(100 * (1 - drawn)).toFixed(2)}% 0 0)`);
    return [card(now), drawn];
  };
}

/**
 * Makes the page show a moment of the film.
 *
 * @returns shows the moment `now`, in seconds, and returns a text that is the same for two moments that look the same
 */
export function stageOf({ scenes, seconds }: Timeline): (now: number) => string {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const [opening, ending] = all(".card");
  if (!opening || !ending) throw new Error("A film without its cards");
  const [first, last] = [scenes[0]?.start ?? 0, scenes.at(-1)?.end ?? 0];
  const lines = scenes.flatMap((scene) => scene.lines);
  const shows: Show[] = [
    ...all(".scene").map((element, index) => sceneOf(element, scenes[index] as Timeline["scenes"][number])),
    ...all(".caption p").map((element, index) => {
      const { start = 0, end = 0 } = lines[index] ?? {};
      return between(element, start, end - TURN, TURN);
    }),
    cardOf(opening, 0, first),
    cardOf(ending, last, seconds + 1),
  ];
  return (now) => JSON.stringify(shows.map((show) => show(now)));
}

Object.assign(window, { stageOf });
