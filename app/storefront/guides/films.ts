import type { CalendarDay } from "~/base/time/time";
import manifest from "./films.json";

/** A film, by its name in art/films. */
export type FilmName = keyof typeof manifest.films;

export interface PublishedFilm {
  /** In seconds. */
  readonly seconds: number;
  readonly shot: CalendarDay;
  /** The size of its files, in bytes. */
  readonly webm: number;
  readonly mp4: number;
  /** Its parts, and the second at which each begins. */
  readonly chapters: readonly { readonly title: string; readonly at: number }[];
}

export const films: Readonly<Record<FilmName, PublishedFilm>> = manifest.films;

/** The size of every film's picture, in pixels. */
export const FILM_SIZE = { width: 1280, height: 720 } as const;

/** The address of one of a film's files; all films share a version, so each file may be cached forever. */
export function filmAddress(name: FilmName, file: "webm" | "mp4" | "vtt" | "avif"): string {
  return `/films/${name}.${file}?v=${manifest.version}`;
}

/** Seconds as a player shows them: "1:04". */
export function playingTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export const filmWords = {
  silent: "Film without sound",
  inSteps: "Its words are those of the drawn steps below, and captions can be turned on.",
  transcript: "The words of the film",
  download: "Download the film",
} as const;
