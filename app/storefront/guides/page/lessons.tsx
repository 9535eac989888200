import { Link } from "@remix-run/react";
import type { ComponentType } from "react";
import { filmWords } from "../films";
import { type DrawingName, duration, type Lesson } from "../lessons";
import { Film } from "./film";
import type { DrawingSet } from "./guide-sections";

interface LessonArticleProps<Name extends DrawingName> {
  readonly lesson: Lesson<Name>;
  readonly drawings: DrawingSet<Name>;
}

export function LessonArticle<Name extends DrawingName>({ lesson, drawings }: LessonArticleProps<Name>) {
  const { id, title, summary, film, steps } = lesson;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="lesson break-inside-avoid border-t border-stone-300 pt-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id={`${id}-title`} className="text-2xl">
          {title}
        </h3>
        <p className="figures text-stone-700">{duration(lesson)}</p>
      </div>
      <p className="mt-1 max-w-[40em] text-stone-700">{summary}</p>
      {film && (
        <div className="mt-6">
          <Film name={film} title={title}>
            <p>{filmWords.inSteps}</p>
          </Film>
        </div>
      )}
      <ol className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ drawing, text }, index) => {
          const Drawing: ComponentType = drawings[drawing];
          return (
            <li key={drawing} className="break-inside-avoid">
              <Drawing />
              <p className="mt-3">
                <span className="mr-2 font-semibold text-oak-dark">{index + 1}</span>
                {text}
              </p>
            </li>
          );
        })}
      </ol>
    </article>
  );
}

interface LessonLinksProps {
  readonly lessons: readonly Lesson[];
  /** The path of the page with the lessons; left out if it is this page. */
  readonly page?: string;
}

export function LessonLinks({ lessons, page = "" }: LessonLinksProps) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-3">
      {lessons.map((lesson) => (
        <li key={lesson.id} className="border-t border-stone-300">
          <Link to={`${page}#${lesson.id}`} className="group flex min-h-14 items-baseline justify-between gap-4 py-4">
            <span>
              <span className="font-semibold underline decoration-stone-300 underline-offset-4 group-hover:decoration-ink">
                {lesson.title}
              </span>
              <span className="block text-stone-700">{lesson.summary}</span>
            </span>
            <span className="figures shrink-0 text-stone-700">{duration(lesson)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
