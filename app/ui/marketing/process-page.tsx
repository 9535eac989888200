import { measuringLessons } from "~/content/guides/lessons";
import { processPage } from "~/content/pages/process";
import { Band } from "~/ui/guides/band";
import { LessonArticle } from "~/ui/guides/lesson-article";
import { LessonLinks } from "~/ui/guides/lesson-links";
import { openingDrawings } from "~/ui/guides/opening-drawings";
import { ContentPage } from "./content-page";

/** The four steps, and the first of them shown in drawings (specification, section 2). */
export function ProcessPage() {
  const [first, ...others] = measuringLessons;
  return (
    <ContentPage content={processPage}>
      <div className="border-t border-stone-300 bg-white">
        <Band title="See it done" text="The first step, in drawings. The rest are in the measuring guide.">
          <LessonArticle lesson={first} drawings={openingDrawings} />
          <div className="mt-12">
            <LessonLinks lessons={others} page="/how-to/measuring" />
          </div>
        </Band>
      </div>
    </ContentPage>
  );
}
