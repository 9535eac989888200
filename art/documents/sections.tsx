import { DataTable } from "~/house/ui/kit/data-table";
import type { GuideSection, Lesson } from "~/storefront/guides/lessons";
import { drawings } from "./drawings";

/** Sections of a guide, as on its page. */
export function Sections({ sections }: { readonly sections: readonly GuideSection[] }) {
  return sections.map(({ id, heading, paragraphs, points, table, drawings: names }) => (
    <section key={id}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {table && <DataTable {...table} />}
      {names && (
        <div className="drawings">
          {names.map((name) => {
            const Drawing = drawings[name];
            return (
              <figure key={name}>
                <Drawing />
              </figure>
            );
          })}
        </div>
      )}
    </section>
  ));
}

/** Lessons, step by step. */
export function Lessons({ lessons }: { readonly lessons: readonly Lesson[] }) {
  return lessons.map(({ id, title, summary, steps }) => (
    <section key={id}>
      <h2>{title}</h2>
      <p>{summary}</p>
      <ol className="drawings">
        {steps.map(({ drawing, text }) => {
          const Drawing = drawings[drawing];
          return (
            <li key={drawing}>
              <Drawing />
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  ));
}
