import type { ReactNode } from "react";
import { shopFacts } from "~/base/brand/shop-facts";
import { shopToday } from "~/house/calendar/shop-today";
import { classNames } from "~/house/ui/kit/class-names";
import { calendarDayText, dateText } from "~/house/ui/kit/moment-text";
import type { Order } from "~/ordering/orders/order";

interface SheetHeadingProps {
  readonly title: string;
  readonly job: string;
  readonly issuer: string;
  readonly children: ReactNode;
}

export function SheetHeading({ title, job, issuer, children }: SheetHeadingProps) {
  return (
    <div className="paper-head mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b border-black pb-2">
      <div className="min-w-0">
        <p className="font-serif text-2xl leading-tight wrap-anywhere">{title}</p>
        {job && <p className="wrap-anywhere">{job}</p>}
      </div>
      <div className="max-w-full sm:text-right">
        <p className="font-serif text-lg leading-tight">{issuer}</p>
        {children}
      </div>
    </div>
  );
}

interface PaperHeadingProps {
  readonly title: string;
  readonly job: string;
}

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
          <time dateTime={day}>{calendarDayText(day)}</time>
        </p>
      </div>
    </header>
  );
}

interface OrderPaperHeadingProps {
  readonly title: string;
  readonly order: Pick<Order, "number" | "jobName" | "placedAt" | "contentRevision">;
}

export function OrderPaperHeading({ title, order }: OrderPaperHeadingProps) {
  const { number, jobName, placedAt, contentRevision } = order;
  return (
    <SheetHeading title={`${title} ${number}`} job={jobName} issuer={shopFacts().name}>
      <p>
        Placed on <time dateTime={placedAt}>{dateText(placedAt)}</time>
        {contentRevision !== undefined && (
          <>
            {", "}
            <strong>Revision {contentRevision}</strong>
          </>
        )}
      </p>
    </SheetHeading>
  );
}

interface SheetRunProps {
  readonly head: string;
  /** Whether the line is left out on the screen, whose heading says the same. */
  readonly isOnlyPrinted?: boolean;
  readonly children: ReactNode;
}

/** Pages of a document that begin with the same line; the run itself begins on a new page. */
export function SheetRun({ head, isOnlyPrinted = false, children }: SheetRunProps) {
  return (
    <section aria-label={head} className="sheet-run mb-8">
      <p className={classNames("sheet-run-head text-xs font-semibold wrap-anywhere", isOnlyPrinted && "is-printed")}>
        {head}
      </p>
      <div>{children}</div>
    </section>
  );
}
