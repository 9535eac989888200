import { Link } from "@remix-run/react";
import { counted } from "~/base/text/counts";
import { classNames } from "~/house/ui/kit/class-names";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { Moment } from "~/house/ui/kit/moment";
import { dayText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import { PrintToday } from "~/office/schedule/page/print-day";
import type { NewsItem, NextOrder, NextWork, WaitingLink } from "~/office/today/today";
import { filePath } from "./change-form";

interface TodayPageProps {
  /** `null` if it could not be counted. */
  readonly waiting: readonly WaitingLink[] | null;
  /** `null` if it could not be loaded, absent for a role that may not see the work. */
  readonly next?: NextWork | null;
  /** Newest first; `null` if they could not be loaded, absent for a role that may read none. */
  readonly news?: readonly NewsItem[] | null;
  /** Whether to ask for the shop's name and addresses, because nobody has entered them yet. */
  readonly asksForSetup: boolean;
  /** Whether to say that no mail server is set, to somebody who can set one. */
  readonly asksForMail: boolean;
  /** Whether the role prints the workshop's papers. */
  readonly printsToday?: boolean;
}

/** The page on which the people who run the shop begin: what waits, what is next, and what happened last. */
export function TodayPage({ waiting, next, news, asksForSetup, asksForMail, printsToday = false }: TodayPageProps) {
  return (
    <>
      <PageHeader title="Today">{printsToday && <PrintToday />}</PageHeader>
      {asksForSetup && <SetupNotice />}
      {asksForMail && <MailOffNotice />}
      <div className="wrap grid gap-y-10 py-6">
        <Section name="waiting" title="What waits" headingClassName="text-xl">
          <Waiting waiting={waiting} />
        </Section>
        {next !== undefined && <Next next={next} />}
        {news !== undefined && (
          <Section name="news" title="Latest" headingClassName="text-xl">
            <News news={news} />
          </Section>
        )}
      </div>
    </>
  );
}

function SetupNotice() {
  return (
    <div className="wrap pt-6">
      <Notice tone="info" title="Make this shop yours">
        <p>
          <Link to="/admin/setup" className="link-tall">
            Enter its name, phone number and e-mail addresses
          </Link>
        </p>
      </Notice>
    </div>
  );
}

function Waiting({ waiting }: Pick<TodayPageProps, "waiting">) {
  if (waiting === null)
    return <p className="mt-3">What waits could not be counted. Open this page again in a moment.</p>;
  if (waiting.length === 0) return <p className="mt-3">Nothing waits for your role.</p>;
  const empty = waiting.filter(({ isEmpty }) => isEmpty);
  return (
    <>
      <Tiles links={waiting.filter(({ isEmpty }) => !isEmpty)} />
      {empty.length > 0 && (
        <Disclosure summary={`Nothing waits in ${counted(empty.length, "list")}`} isWide>
          <Tiles links={empty} />
        </Disclosure>
      )}
    </>
  );
}

function Tiles({ links }: { readonly links: readonly WaitingLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="tiles">
      {links.map(({ label, to, text, isEmpty }) => (
        <li key={to}>
          <Link to={to} className="tile">
            <span>{label}</span>{" "}
            <span className={classNames("figures font-serif text-3xl", isEmpty && "text-stone-600")}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Next({ next }: { readonly next: NextWork | null }) {
  if (next === null) return <p>The next orders could not be loaded.</p>;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <NextOrders name="ship" title="Next to ship" orders={next.ship} none="No order waits to be shipped." />
      <NextOrders name="cut" title="Next to cut" orders={next.cut} none="Nothing is booked to be cut." />
    </div>
  );
}

interface NextOrdersProps {
  readonly name: string;
  readonly title: string;
  readonly orders: readonly NextOrder[];
  readonly none: string;
}

function NextOrders({ name, title, orders, none }: NextOrdersProps) {
  return (
    <Section name={name} title={title} headingClassName="text-xl">
      {orders.length === 0 && <p className="mt-3">{none}</p>}
      <ol className="mt-3">
        {orders.map(({ number, jobName, pieces, day }) => (
          <li key={number} className="figures flex flex-wrap justify-between gap-x-6 border-t border-stone-300 py-2">
            <span className="wrap-anywhere">
              <Link to={filePath(number)} className="link-padded">
                {number}
              </Link>{" "}
              {[jobName, counted(pieces, "piece")].filter(Boolean).join(", ")}
            </span>
            <time dateTime={day}>{dayText(day)}</time>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function News({ news }: { readonly news: readonly NewsItem[] | null }) {
  if (news === null) return <p className="mt-3">The latest events could not be loaded.</p>;
  if (news.length === 0) return <p className="mt-3">No orders, messages or claims have arrived yet.</p>;
  return (
    <ol className="mt-3 gap-x-16 lg:columns-2">
      {news.map(({ at, what, who, to }) => (
        <li key={`${at} ${to} ${what}`} className="break-inside-avoid border-t border-stone-300 py-2">
          <Link to={to} className="link-tall">
            {what}
          </Link>
          <p className="wrap-anywhere text-sm text-stone-700">
            {who && `${who}, `}
            <Moment at={at} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function MailOffNotice() {
  return (
    <div className="wrap pt-6">
      <Notice tone="info" title="This shop sends no mail">
        <p>
          No mail server is set, so neither customers nor you get any mail. Ask the person who runs the server to set{" "}
          <code>SMTP_URL</code>. Until then, unsent mail is stored for 90 days.
        </p>
      </Notice>
    </div>
  );
}
