import type { Photograph } from "../photographs/photographs";

export interface ContentSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly photo?: Photograph;
}

/** What a page of text has besides the text. */
export interface PageFrame {
  readonly title: string;
  /** At most 160 characters. */
  readonly description: string;
  readonly photo: Photograph | null;
  readonly closing: { readonly text: string; readonly label: string; readonly to: string };
}

export interface ContentPage extends PageFrame {
  readonly lead: string;
  readonly sections: readonly ContentSection[];
}

export function SectionText({ section }: { readonly section: ContentSection }) {
  return (
    <div className="max-w-[46em] space-y-4">
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.points && (
        <ul className="list-disc space-y-2 pl-5 marker:text-oak">
          {section.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
