import { measuringLessons } from "~/guides/lessons";
import { filmPageMeta } from "~/guides/page/film-data";
import { ProcessPage } from "~/marketing/page/process-page";
import { processPage } from "~/marketing/process";
import { processFilm } from "~/marketing/process-film";
import { publicPage } from "~/platform/cache-policy.server";

const [firstLesson] = measuringLessons;

export const meta = filmPageMeta(processPage, [
  { name: "process", title: processFilm.title, summary: processFilm.summary },
  { name: firstLesson.film, title: firstLesson.title, summary: firstLesson.summary },
]);

export const headers = publicPage;

export default function Process() {
  return <ProcessPage />;
}
