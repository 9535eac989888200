import type { ContentSection } from "./content-page";

/** The paragraphs and points of a section. */
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
