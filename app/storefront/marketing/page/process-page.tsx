import { Disclosure } from "~/house/ui/kit/disclosure";
import { filmWords } from "~/storefront/guides/films";
import { measuringLessons } from "~/storefront/guides/lessons";
import { Film } from "~/storefront/guides/page/film";
import { Band } from "~/storefront/guides/page/guide-frame";
import { openingDrawings } from "~/storefront/guides/page/opening-drawings";
import { LessonArticle, LessonLinks } from "../../guides/page/lessons";
import { processPage } from "../process";
import { processFilm } from "../process-film";
import { TextPage } from "./content-page";

/** The four steps, a film of them, and the first lesson in measuring (specification, section 2). */
export function ProcessPage() {
  const [first, ...others] = measuringLessons;
  return (
    <TextPage content={processPage}>
      <div className="border-t border-stone-300 bg-white">
        <div className="border-b border-stone-300 print:hidden">
          <Band title="See it done" text={processFilm.summary}>
            <Film name="process" title={processFilm.title}>
              <Disclosure summary={filmWords.transcript}>
                {processFilm.parts.map(({ heading, lines }) => (
                  <p key={heading}>{`${heading}. ${lines.join(" ")}`}</p>
                ))}
              </Disclosure>
            </Film>
          </Band>
        </div>
        <Band title="The first step" text="Filmed and drawn. The rest are in the measuring guide.">
          <LessonArticle lesson={first} drawings={openingDrawings} />
          <div className="mt-12 print:hidden">
            <LessonLinks lessons={others} page="/how-to/measuring" />
          </div>
        </Band>
      </div>
    </TextPage>
  );
}
