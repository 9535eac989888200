import { shortDate, shortMoment } from "./short-day";

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  readonly className?: string;
  /** Whether it stands within a sentence: "today" instead of "Today". */
  readonly isWithin?: boolean;
}

const within = (text: string) => text.replace(/^(?:Today|Yesterday)/, (word) => word.toLowerCase());

const now = () => new Date().toISOString();

/** A moment, which ends in a period, in a page that names the time zone. At midnight the browser may say "Yesterday" of the server's "Today". */
export const Moment = ({ at, className, isWithin = false }: MomentProps) => (
  <time dateTime={at} className={className} suppressHydrationWarning>
    {isWithin ? within(shortMoment(at, now())) : shortMoment(at, now())}
  </time>
);

/** The day of a moment. */
export const MomentDay = ({ at, className, isWithin = false }: MomentProps) => (
  <time dateTime={at} className={className} suppressHydrationWarning>
    {isWithin ? within(shortDate(at, now())) : shortDate(at, now())}
  </time>
);
