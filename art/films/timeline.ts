import type { Act, Camera, Storyboard } from "./storyboard";

/** Frames per second. */
export const RATE = 25;
/** How long a film's first and last cards are shown, in seconds. */
const CARD = 3.2;

interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface TimedScene {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly Line[];
  readonly cameras: readonly { readonly at: number; readonly for: number; readonly view: Camera }[];
  readonly acts: readonly (Act & { readonly for: number })[];
}

/** When everything in a film happens, in seconds from its beginning. */
export interface Timeline {
  readonly name: string;
  readonly seconds: number;
  readonly poster: number;
  readonly scenes: readonly TimedScene[];
}

const whole = (seconds: number) => Math.round(seconds * RATE) / RATE;

/**
 * Cuts a text into lines that begin as given.
 *
 * @throws Error if the text has changed and no line begins like that any more
 */
export function cut(text: string, beginnings: readonly string[]): string[] {
  let from = 0;
  const starts = beginnings.map((beginning, index) => {
    const start = index === 0 && text.startsWith(beginning) ? 0 : text.indexOf(beginning, from);
    if (start < 0 || (index === 0 && start > 0)) throw new Error(`No line begins with "${beginning}" in: ${text}`);
    from = start + 1;
    return start;
  });
  return starts.map((start, index) => text.slice(start, starts[index + 1]).trim());
}

const WHOLE_DRAWING: Camera = [200, 170, 820];

/** Puts the beats of a film one after the other. */
export function timelineOf({ name, scenes, poster }: Storyboard): Timeline {
  let now = CARD;
  const timed = scenes.map(({ text, beats }): TimedScene => {
    const start = now;
    const spoken = cut(
      text,
      beats.map((beat) => beat.words),
    );
    const lines: Line[] = [];
    const cameras: TimedScene["cameras"][number][] = [];
    const acts: TimedScene["acts"][number][] = [];
    beats.forEach(({ seconds, looks = [], acts: doings = [] }, index) => {
      for (const look of looks) cameras.push({ ...look, at: whole(now + look.at), for: look.for ?? 1.1 });
      for (const act of doings) acts.push({ ...act, at: whole(now + act.at), for: act.for ?? 0.5 });
      lines.push({ text: spoken[index] ?? "", start: whole(now), end: whole(now + seconds) });
      now = whole(now + seconds);
    });
    if (cameras.length === 0) cameras.push({ at: start, for: 1, view: WHOLE_DRAWING });
    return { start, end: now, lines, cameras, acts: acts.sort((a, b) => a.at - b.at) };
  });
  const at = (timed[poster.scene]?.end ?? CARD) - poster.beforeEnd;
  return { name, seconds: whole(now + CARD), poster: whole(at), scenes: timed };
}
