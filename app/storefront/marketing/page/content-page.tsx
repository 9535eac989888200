import type { ReactNode } from "react";
import { ClosingBand } from "~/house/ui/kit/closing-band";
import {
  type ContentPage as Content,
  type ContentSection,
  type PageFrame,
  SectionText,
} from "~/house/ui/kit/content-page";
import { IllustratedHeader } from "~/house/ui/kit/illustrated-header";
import { Photograph } from "~/house/ui/photographs/photograph-picture";
import { PHONE_COLUMN } from "~/house/ui/photographs/photograph-sources";
import { TextBlocks, TextWords } from "~/house/ui/text/text-blocks";
import type { PageText } from "~/house/ui/text/text-tree";

interface TextPageProps {
  readonly content: Content;
  /** Shown between the sections and the closing link. */
  readonly children?: ReactNode;
}

/** A page of text and pictures that ends with a link (specification, section 2). */
export function TextPage({ content, children }: TextPageProps) {
  const { title, lead, photo, sections, closing } = content;
  return (
    <article>
      <IllustratedHeader title={title} lead={lead} photo={photo} />
      <div className="wrap py-6 md:py-10">
        {sections.map((section) =>
          section.photo ? (
            <IllustratedSection key={section.heading} section={section} />
          ) : (
            <PlainSection key={section.heading} heading={section.heading}>
              <SectionText section={section} />
            </PlainSection>
          ),
        )}
      </div>
      {children}
      <ClosingBand closing={closing} />
    </article>
  );
}

interface OwnTextPageProps {
  readonly frame: PageFrame;
  readonly text: PageText;
  readonly children?: ReactNode;
}

/** Such a page with a text that the owner can change. */
export function OwnTextPage({ frame: { title, photo, closing }, text, children }: OwnTextPageProps) {
  return (
    <article>
      <IllustratedHeader title={title} lead={<TextWords words={text.lead} />} photo={photo} />
      <div className="wrap py-6 md:py-10">
        {text.sections.map(({ id, heading, blocks }) => (
          <PlainSection key={id} id={id} heading={heading}>
            <div className="max-w-[46em] space-y-4">
              <TextBlocks blocks={blocks} />
            </div>
          </PlainSection>
        ))}
      </div>
      {children}
      <ClosingBand closing={closing} />
    </article>
  );
}

interface PlainSectionProps {
  readonly id?: string;
  readonly heading: string;
  readonly children: ReactNode;
}

function PlainSection({ id, heading, children }: PlainSectionProps) {
  return (
    <section
      id={id}
      className="grid gap-x-10 gap-y-4 border-b border-stone-300 py-10 last:border-b-0 md:grid-cols-[1fr_2fr] print:block"
    >
      <h2 className="text-2xl md:text-3xl print:mb-4">{heading}</h2>
      {children}
    </section>
  );
}

/** A section next to its picture, which is on the right in every other section. */
function IllustratedSection({ section }: { readonly section: ContentSection }) {
  return (
    <section className="group/step grid items-center gap-x-12 gap-y-6 border-b border-stone-300 py-10 last:border-b-0 md:grid-cols-2 md:py-14">
      {section.photo && (
        <div className="md:group-even/step:order-last">
          <Photograph photo={section.photo} sizes={`(min-width: 48rem) 46vw, ${PHONE_COLUMN}`} />
        </div>
      )}
      <div>
        <h2 className="mb-4 text-2xl md:text-4xl">{section.heading}</h2>
        <SectionText section={section} />
      </div>
    </section>
  );
}
