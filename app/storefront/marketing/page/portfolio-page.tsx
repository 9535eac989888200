import { Link } from "@remix-run/react";
import { ClosingBand } from "~/house/ui/kit/closing-band";
import { PageBanner } from "~/house/ui/kit/page-banner";
import { Photograph } from "~/house/ui/photographs/photograph-picture";
import { PHONE_COLUMN } from "~/house/ui/photographs/photograph-sources";
import { TextWords } from "~/house/ui/text/text-blocks";
import { plainWords } from "~/house/ui/text/text-tree";
import { type PortfolioWords, type Project, portfolioPage } from "../portfolio";

interface PortfolioPageProps extends PortfolioWords {
  /** The titles of the projects' styles that the catalog has, by their ids. */
  readonly styles: Readonly<Record<string, string>>;
}

/** Finished rooms, four by default, and a link to the shop (specification, section 2). */
export function PortfolioPage({ styles, lead, projects }: PortfolioPageProps) {
  const { title, closing } = portfolioPage;
  return (
    <article>
      <PageBanner title={title}>
        <p>{lead}</p>
      </PageBanner>
      <div className="wrap space-y-16 py-12 md:space-y-24 md:py-16">
        {projects.map((project, index) => (
          <ProjectCase key={project.id} project={project} titles={styles} first={index === 0} />
        ))}
      </div>
      <ClosingBand closing={closing} />
    </article>
  );
}

interface ProjectCaseProps {
  readonly project: Project;
  readonly titles: PortfolioPageProps["styles"];
  readonly first: boolean;
}

function ProjectCase({ project, titles, first }: ProjectCaseProps) {
  const { id, title, place, photo, paragraphs, facts, styles } = project;
  const sold = styles.filter((style) => titles[style]);
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <Photograph
        photo={photo}
        sizes={`(min-width: 90rem) 1360px, (min-width: 48rem) 94vw, ${PHONE_COLUMN}`}
        className="aspect-[4/3] h-auto w-full bg-linen object-cover md:aspect-[2/1]"
        {...(first && { loading: "eager", fetchpriority: "high" })}
      />
      <div className="mt-6 grid gap-x-12 gap-y-6 md:grid-cols-2">
        <div className="max-w-[40em]">
          {place && <p className="text-sm text-stone-700">{place}</p>}
          <h2 id={id} className="mt-1 text-3xl md:text-4xl">
            {title}
          </h2>
          <div className="mt-4 space-y-4">
            {paragraphs.map((words) => (
              <p key={plainWords(words)}>
                <TextWords words={words} />
              </p>
            ))}
          </div>
        </div>
        <dl className="self-end border-t border-stone-300">
          {facts.map(({ term, text }) => (
            <div key={term} className="border-b border-stone-300 py-3">
              <dt className="text-sm text-stone-700">{term}</dt>
              <dd className="figures">{text}</dd>
            </div>
          ))}
          {sold.length > 0 && (
            <div className="py-3">
              <dt className="text-sm text-stone-700">{sold.length === 1 ? "Door style" : "Door styles"}</dt>
              {sold.map((style) => (
                <dd key={style}>
                  <Link to={`/product/${style}`} className="link-tall">
                    {titles[style]}
                  </Link>
                </dd>
              ))}
            </div>
          )}
        </dl>
      </div>
    </section>
  );
}
