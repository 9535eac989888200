import { shopFacts } from "~/base/brand/shop-facts";
import { shopToday } from "~/house/calendar/shop-today";

interface PaperHeadingProps {
  /** The title of the document. */
  readonly title: string;
  readonly job: string;
}

/** The heading of a document: issuer, title, job, and the day of printing. */
export function PaperHeading({ title, job }: PaperHeadingProps) {
  const day = shopToday();
  return (
    <header className="paper-head mb-5 flex items-end justify-between gap-6 border-b border-black pb-2">
      <div className="min-w-0">
        <p className="font-serif text-2xl leading-tight wrap-anywhere">{job || title}</p>
        {job && <p>{title}</p>}
      </div>
      <div className="shrink-0 text-right">
        <p className="font-serif text-lg leading-tight">{shopFacts().name}</p>
        <p>
          <time dateTime={day}>{day}</time>
        </p>
      </div>
    </header>
  );
}
