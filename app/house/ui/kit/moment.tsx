import { shortDate, shortMoment } from "./short-day";

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  readonly className?: string;
  /** Whether it stands within a sentence: "today" instead of "Today". */
  readonly isWithin?: boolean;
}

/** A time as some words say it now; around midnight the browser's may differ from the server's. */
const timeIn =
  (words: typeof shortMoment) =>
  ({ at, className, isWithin = false }: MomentProps) => {
    const text = words(at, new Date().toISOString());
    return (
      <time dateTime={at} className={className} suppressHydrationWarning>
        {isWithin ? text.replace(/^(?:Today|Yesterday)/, (word) => word.toLowerCase()) : text}
      </time>
    );
  };

/** `Today, 6:33 p.m.`, on a page that names the time zone. It ends in a period, so none follows it. */
export const Moment = timeIn(shortMoment);

/** The day of a moment. */
export const MomentDay = timeIn(shortDate);
