import { Link } from "@remix-run/react";
import { guidesIndex } from "~/content/guides/index-page";
import { ClosingBand } from "~/ui/kit/closing-band";
import { PageHeader } from "~/ui/kit/page-header";
import { Photograph } from "~/ui/kit/photograph";

/** The index of the guides (specification, section 2). */
export function GuidesIndexPage() {
  const { title, lead, guides, closing } = guidesIndex;
  return (
    <>
      <PageHeader title={title}>
        <p>{lead}</p>
      </PageHeader>
      <ul className="wrap grid gap-x-8 gap-y-12 py-12 sm:grid-cols-2 md:py-16">
        {guides.map((guide, index) => (
          <li key={guide.to}>
            <Link to={guide.to} className="group block">
              <Photograph
                photo={guide.photo}
                decorative
                sizes="(min-width: 90rem) 664px, (min-width: 30rem) 46vw, 92vw"
                loading={index < 2 ? "eager" : "lazy"}
              />
              <h2 className="mt-4 text-2xl underline-offset-4 group-hover:underline md:text-3xl">{guide.title}</h2>
              <p className="mt-1 text-stone-700">{guide.text}</p>
            </Link>
          </li>
        ))}
      </ul>
      <ClosingBand closing={closing} />
    </>
  );
}
