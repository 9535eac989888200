import { ClosingBand } from "~/house/ui/kit/closing-band";
import { PageBanner } from "~/house/ui/kit/page-banner";
import { PictureCard } from "~/house/ui/kit/picture-card";
import { PHONE_COLUMN } from "~/house/ui/photographs/photograph-sources";
import { guidesIndex } from "../index-page";

/** The index of the guides (specification, section 2). */
export function GuidesIndexPage() {
  const { title, lead, guides, closing } = guidesIndex;
  return (
    <>
      <PageBanner title={title}>
        <p>{lead}</p>
      </PageBanner>
      <ul className="wrap grid gap-x-8 gap-y-12 py-12 sm:grid-cols-2 md:py-16 lg:grid-cols-6">
        {guides.map((guide, index) => (
          <li key={guide.to} className={index < 2 ? "lg:col-span-3" : "lg:col-span-2"}>
            <PictureCard
              {...guide}
              heading="h2"
              sizes={`(min-width: 90rem) ${index < 2 ? 664 : 432}px, (min-width: 64rem) ${index < 2 ? 46 : 30}vw, (min-width: 40rem) 46vw, ${PHONE_COLUMN}`}
              eager={index < 2}
            />
          </li>
        ))}
      </ul>
      <ClosingBand closing={closing} />
    </>
  );
}
