import type { Photograph } from "~/house/ui/photographs/photographs";
import type { DrawingName } from "./lessons";

/** A part of a guide: text and points, with a drawing or a table if that explains it better. */
export interface GuideSection<Name extends DrawingName = DrawingName> {
  /** Its anchor on the page. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly drawings?: readonly Name[];
  readonly table?: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
}

/** The words of one guide. */
export interface Guide {
  readonly title: string;
  /** For search results and link previews, at most 160 characters. */
  readonly description: string;
  readonly lead: string;
  readonly photo: Photograph;
  readonly sections: readonly GuideSection[];
  readonly closing: { readonly text: string; readonly label: string; readonly to: string };
}
