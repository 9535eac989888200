import { Link, useRouteLoaderData } from "@remix-run/react";
import { classNames } from "~/house/ui/kit/class-names";
import { momentText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import { PrintToday } from "~/office/schedule/page/print-day";
import type { NewsItem, WaitingLink } from "~/office/today/today";

interface TodayPageProps {
  /** `null` if it could not be counted. */
  readonly waiting: readonly WaitingLink[] | null;
  /** Newest first; `null` if they could not be loaded, absent for a role that may read none. */
  readonly news?: readonly NewsItem[] | null;
  /** Whether to ask for the shop's name and addresses, because nobody has entered them yet. */
  readonly asksForSetup: boolean;
  /** Whether the role prints the workshop's papers. */
  readonly printsToday?: boolean;
}

/** The page on which the people who run the shop begin: what waits, and what happened last. */
export function TodayPage({ waiting, news, asksForSetup, printsToday = false }: TodayPageProps) {
  return (
    <>
      <PageHeader title="Today">{printsToday && <PrintToday />}</PageHeader>
      {asksForSetup && <SetupNotice />}
      <MailOffNotice />
      <div className="wrap grid gap-y-10 py-6">
        <Section name="waiting" title="What waits" headingClassName="text-xl">
          <WaitingNumbers waiting={waiting} />
        </Section>
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

function WaitingNumbers({ waiting }: Pick<TodayPageProps, "waiting">) {
  if (waiting === null)
    return <p className="mt-3">What waits could not be counted. Open this page again in a moment.</p>;
  if (waiting.length === 0) return <p className="mt-3">Nothing waits for your role.</p>;
  return (
    <ul className="mt-3 grid border-t border-l border-stone-300 sm:grid-cols-2 lg:grid-cols-4">
      {waiting.map((link) => (
        <WaitingNumber key={link.to} {...link} />
      ))}
    </ul>
  );
}

function WaitingNumber({ label, to, count }: WaitingLink) {
  return (
    <li className="border-r border-b border-stone-300">
      <Link
        to={to}
        className="flex min-h-16 items-baseline justify-between gap-4 px-4 py-3 underline-offset-4 hover:bg-linen hover:underline"
      >
        <span>{label}</span>{" "}
        <span className={classNames("figures font-serif text-3xl", count === 0 && "text-stone-600")}>{count}</span>
      </Link>
    </li>
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
            <time dateTime={at}>{momentText(at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Says that the shop sends no mail while no mail server is set. */
function MailOffNotice() {
  const data = useRouteLoaderData("routes/admin") as { readonly sendsMail?: boolean } | undefined;
  if (data?.sendsMail !== false) return null;
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
