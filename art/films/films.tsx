import { renderToStaticMarkup } from "react-dom/server";
import { captionsOf } from "./captions";
import { Stage } from "./stage";
import type { Storyboard } from "./storyboard";
import { openingFilm } from "./storyboards/opening";
import { overlayFilm } from "./storyboards/overlay";
import { pairsFilm } from "./storyboards/pairs";
import { processStoryboard } from "./storyboards/process";
import { RATE, type Timeline, timelineOf } from "./timeline";

const STORYBOARDS: readonly Storyboard[] = [openingFilm, overlayFilm, pairsFilm, processStoryboard];

/** A film before it is shot. */
export interface PlannedFilm {
  readonly name: string;
  readonly title: string;
  readonly html: string;
  readonly timeline: Timeline;
  /** Frames per second. */
  readonly rate: number;
  /** WebVTT. */
  readonly captions: string;
  /** Its named parts, and the second at which each begins. */
  readonly chapters: readonly { readonly title: string; readonly at: number }[];
  /** The texts of the pages that it shows. */
  readonly texts: readonly string[];
}

/**
 * Every film from today's words and drawings.
 *
 * @throws Error if a storyboard no longer fits the words of the pages
 */
export function planFilms(): PlannedFilm[] {
  return STORYBOARDS.map((storyboard) => {
    const timeline = timelineOf(storyboard);
    const lines = timeline.scenes.map((scene) => scene.lines.map(({ text }) => text));
    const html = renderToStaticMarkup(<Stage storyboard={storyboard} lines={lines} />);
    const chapters = storyboard.scenes.flatMap(({ chapter }, index) =>
      chapter ? [{ title: chapter, at: Math.round(timeline.scenes[index]?.start ?? 0) }] : [],
    );
    return {
      name: storyboard.name,
      title: storyboard.title,
      html,
      timeline,
      rate: RATE,
      captions: captionsOf(storyboard, timeline),
      chapters,
      texts: storyboard.scenes.map(({ text }) => text),
    };
  });
}
