import { publicPage } from "~/base/platform/cache-policy.server";
import { measuringLessons } from "~/storefront/guides/lessons";
import { filmPageMeta } from "~/storefront/guides/page/film";
import { ProcessPage } from "~/storefront/marketing/page/process-page";
import { processPage } from "~/storefront/marketing/process";
import { processFilm } from "~/storefront/marketing/process-film";

const [firstLesson] = measuringLessons;

export const meta = filmPageMeta(processPage, [
  { name: "process", title: processFilm.title, summary: processFilm.summary },
  { name: firstLesson.film, title: firstLesson.title, summary: firstLesson.summary },
]);

export const headers = publicPage;

export default function Process() {
  return <ProcessPage />;
}
