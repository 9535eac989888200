import type { ReactElement } from "react";

/** Something in a picture: a measured length or a named spot by its label, words on their own, or an element. */
export type Part =
  | { readonly label: string; readonly nth?: number }
  | { readonly words: string; readonly nth?: number }
  | { readonly css: string; readonly nth?: number };

type Shift = readonly [x: number, y: number];

type Numbers = Readonly<Record<string, number>>;

type Doing =
  | { readonly do: "show" | "trace" | "type" | "pulse" }
  | { readonly do: "hide"; readonly to?: number }
  /** Arrives from a distance, in the units of the picture. */
  | { readonly do: "slide"; readonly from: Shift }
  /** Moves from one place to another, both relative to its own. */
  | { readonly do: "move"; readonly from: Shift; readonly to: Shift }
  /** A length grows from its first end to its second while its figure counts; with a tape, if one is held there. */
  | { readonly do: "measure"; readonly tape?: boolean }
  | { readonly do: "change"; readonly from: Numbers; readonly to: Numbers };

/** What happens to parts of a picture; `at` and `for` are seconds, and `at` counts from the beginning of its beat. */
export type Act = Doing & { readonly part: Part; readonly at: number; readonly for?: number };

/** What the film shows of a picture: the center, and the width of the view. */
export type Camera = readonly [x: number, y: number, width: number];

/** A camera movement: when it starts, counted from the beginning of its beat, and how long it takes, in seconds. */
export interface Look {
  readonly at: number;
  readonly for?: number;
  readonly view: Camera;
}

/** A line of words, and what happens while it is read. */
export interface Beat {
  /** How the line begins; it ends where the next line begins. */
  readonly words: string;
  readonly seconds: number;
  readonly looks?: readonly Look[];
  readonly acts?: readonly Act[];
}

/** A picture that is explained. */
export interface Scene {
  /** Its name in the film's list of parts; a scene without a name belongs to the part before it. */
  readonly chapter?: string;
  /** All the words of the page that it shows. */
  readonly text: string;
  readonly picture: ReactElement;
  /** What the film draws over it, in the same units. */
  readonly over?: ReactElement;
  readonly beats: readonly Beat[];
}

/** A planned film. */
export interface Storyboard {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** The words of the last card. */
  readonly closing: string;
  readonly scenes: readonly Scene[];
  /** The moment shown on the poster: a scene, and seconds before its end. */
  readonly poster: { readonly scene: number; readonly beforeEnd: number };
}

export const label = (text: string, nth = 0): Part => ({ label: text, nth });
export const words = (text: string, nth = 0): Part => ({ words: text, nth });
export const css = (selector: string, nth = 0): Part => ({ css: selector, nth });
