import { measuringLessons } from "~/content/guides/lessons";
import { processPage } from "~/content/pages/process";
import { processFilm } from "~/content/pages/process-film";
import { publicPage } from "~/platform/cache-policy.server";
import { filmPageMeta } from "~/ui/head/film-data";
import { ProcessPage } from "~/ui/marketing/process-page";

const [firstLesson] = measuringLessons;

export const meta = filmPageMeta(processPage, [
  { name: "process", title: processFilm.title, summary: processFilm.summary },
  { name: firstLesson.film, title: firstLesson.title, summary: firstLesson.summary },
]);

export const headers = publicPage;

export default function Process() {
  return <ProcessPage />;
}
