import { shopFacts } from "~/base/brand/shop-facts";
import type { CalendarDay } from "~/base/time/time";
import { calendarDayText } from "./moment-text";

interface PrintHeadingProps {
  readonly title: string;
  readonly date: CalendarDay;
}

export function PrintHeading({ title, date }: PrintHeadingProps) {
  return (
    <div className="paper-head hidden items-baseline justify-between mb-6 border-b border-ink pb-2 print:flex">
      <p className="font-serif text-xl">{shopFacts().name}</p>
      <p>
        {title}, <time dateTime={date}>{calendarDayText(date)}</time>
      </p>
    </div>
  );
}
