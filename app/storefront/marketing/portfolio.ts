import type { Photograph } from "~/house/ui/photographs/photographs";
import type { Words } from "~/house/ui/text/text-tree";

export interface Project {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly photo: Photograph;
  readonly paragraphs: readonly Words[];
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  /** The ids of the door styles in its picture, the main one first; the catalog may no longer have them. */
  readonly styles: readonly string[];
}

export interface PortfolioWords {
  readonly lead: string;
  readonly projects: readonly Project[];
}

export const portfolioPage = {
  title: "Portfolio",
  description: "Finished rooms with made-to-order doors, and what was ordered for each of them.",
  photo: null,
  closing: {
    text: "Your room has its own openings. Choose a style and type in what your tape says.",
    label: "Explore Door Styles",
    to: "/shop",
  },
} as const;
