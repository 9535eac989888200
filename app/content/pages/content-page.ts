/** A part of a content page: a heading, its text, and points where a list says it better. */
export interface ContentSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** The words of one content page, as data. */
export interface ContentPage {
  readonly title: string;
  /** For search results and link previews, at most 160 characters. */
  readonly description: string;
  readonly lead: string;
  readonly image: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly sections: readonly ContentSection[];
  readonly closing: { readonly text: string; readonly label: string; readonly to: string };
}
