import type { ContentPage as Content } from "~/content/pages/content-page";
import { ButtonLink } from "~/ui/kit/button";

/** A page of words, ending with a link (specification, section 2). */
export function ContentPage({ content }: { readonly content: Content }) {
  const { title, lead, image, sections, closing } = content;
  return (
    <article>
      <header className="border-b border-stone-300 bg-linen">
        <div className="wrap grid items-center gap-10 py-14 md:grid-cols-2 md:py-20">
          <div>
            <h1 tabIndex={-1} className="text-4xl md:text-6xl">
              {title}
            </h1>
            <p className="mt-5 max-w-[60ch] text-lg text-stone-700">{lead}</p>
          </div>
          {image && (
            <img src={image.src} alt={image.alt} width={image.width} height={image.height} className="h-auto w-full" />
          )}
        </div>
      </header>
      <div className="wrap py-6 md:py-10">
        {sections.map((section) => (
          <section
            key={section.heading}
            className="grid gap-x-10 gap-y-4 border-b border-stone-300 py-10 last:border-b-0 md:grid-cols-[1fr_2fr]"
          >
            <h2 className="text-2xl md:text-3xl">{section.heading}</h2>
            <div className="max-w-[68ch] space-y-4">
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
          </section>
        ))}
      </div>
      <div className="border-t border-stone-300 bg-linen">
        <div className="wrap flex flex-wrap items-center justify-between gap-6 py-12">
          <p className="font-serif text-2xl">{closing.text}</p>
          <ButtonLink to={closing.to} look="accent">
            {closing.label}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
