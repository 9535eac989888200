import { Link } from "@remix-run/react";
import { duration, type Lesson } from "../lessons";

interface LessonLinksProps {
  readonly lessons: readonly Lesson[];
  /** The path of the page with the lessons; left out if it is this page. */
  readonly page?: string;
}

/** Links to lessons with their durations. */
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
