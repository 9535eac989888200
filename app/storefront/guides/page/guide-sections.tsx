import type { ComponentType } from "react";
import { SectionText } from "~/house/ui/kit/content-page";
import { DataTable } from "~/house/ui/kit/data-table";
import type { DrawingName, GuideSection } from "../lessons";

interface GuideSectionsProps<Name extends DrawingName> {
  readonly sections: readonly GuideSection<Name>[];
  readonly drawings: DrawingSet<Name>;
}

export function GuideSections<Name extends DrawingName>({ sections, drawings }: GuideSectionsProps<Name>) {
  return (
    <div className="wrap py-6 md:py-10">
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          aria-labelledby={`${section.id}-heading`}
          className="grid gap-x-10 gap-y-4 border-b border-stone-300 py-10 last:border-b-0 md:grid-cols-[1fr_2fr]"
        >
          <h2 id={`${section.id}-heading`} className="text-2xl md:text-3xl">
            {section.heading}
          </h2>
          <div className="min-w-0 space-y-6">
            <SectionText section={section} />
            {section.table && <DataTable {...section.table} />}
            {section.drawings && (
              <div className="grid gap-6 sm:grid-cols-2">
                {section.drawings.map((name) => {
                  const Drawing: ComponentType = drawings[name];
                  return <Drawing key={name} />;
                })}
              </div>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

/** The drawings that a page shows, by the names in its text; a page loads only these. */
export type DrawingSet<Name extends DrawingName> = Readonly<Record<Name, ComponentType>>;
