import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { counted } from "~/base/text/counts";
import type { CalendarDay } from "~/base/time/time";
import { type Closure, closureDays, closureWords } from "~/house/calendar/closures";
import { UnsavedNotice } from "~/house/ui/fields/unsaved-notice";
import { Button } from "~/house/ui/kit/button";
import { Moment } from "~/house/ui/kit/moment";
import { dayText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import { BACK_FIELD, factsFields } from "../facts-form";
import type { FactsVersion, OwnerFacts } from "../owner-facts";
import { FACT_LABELS, FactsForm } from "./facts-form";

interface ShopPageProps {
  /** The latest saves, the newest first. */
  readonly versions: readonly FactsVersion[];
  readonly isSaved: boolean;
  /** The orders that are promised for days on which the shop is closed, once that was saved. */
  readonly onClosedDays: readonly { readonly number: string; readonly shipsOn: string }[];
  readonly today: CalendarDay;
  readonly reply: { readonly problem: string | null; readonly revision: number } | null;
  /** What closing on these days would do to orders, if somebody is to decide on it. */
  readonly check?: ReactNode;
}

export function ShopFactsPage({ versions, isSaved, onClosedDays, today, reply, check }: ShopPageProps) {
  const [now, before] = versions;
  if (!now) return null;
  return (
    <>
      <PageHeader title="Shop details">
        <p>What pages, mails and documents say about the shop, who gets mail, and when the shop is closed.</p>
        <p>
          <Link to="/admin/texts" className="link-tall">
            Texts of your pages
          </Link>
        </p>
      </PageHeader>
      <div className="wrap space-y-10 py-10">
        <UnsavedNotice reply={reply} />
        {check}
        {isSaved && !reply && (
          <div role="status">
            <Notice tone="success">
              <p>Saved. Customers see it from now on.</p>
              <ClosedDays closures={now.facts.closures.filter(({ lastDay }) => lastDay >= today)} />
            </Notice>
          </div>
        )}
        {onClosedDays.length > 0 && <OnClosedDays orders={onClosedDays} />}
        {/* A refused form is filled in with what was sent; otherwise it starts from the current facts. */}
        <FactsForm facts={now.facts} revision={reply?.revision ?? now.revision} isRefused={reply !== null} />
        <Section name="versions" title="Versions">
          <ol className="mt-4 max-w-4xl">
            {versions.map((version, index) => (
              <Version key={version.revision} version={version} before={versions[index + 1]}>
                {version === now && before && <GoBack to={before} now={now} label="Undo the last save" />}
                {index > 1 && <GoBack to={version} now={now} label={`Go back to version ${version.revision}`} />}
              </Version>
            ))}
          </ol>
        </Section>
      </div>
    </>
  );
}

const MAX_LISTED = 40;

const daysText = (count: number) => counted(count, "day");

/** What was read as closed days: a mistyped range is seen by its number of days. */
function ClosedDays({ closures }: { readonly closures: readonly Closure[] }) {
  return closures.slice(0, MAX_LISTED).map((closure) => {
    const { days, workingDays } = closureDays(closure);
    return (
      <p key={`${closure.firstDay} ${closure.lastDay}`}>
        Closed {closureWords(closure)}: {daysText(days)}, {workingDays} of them working days.
      </p>
    );
  });
}

function OnClosedDays({ orders }: { readonly orders: ShopPageProps["onClosedDays"] }) {
  return (
    <Notice tone="error" title="These orders are promised for days on which the shop is closed. Move their dates.">
      <ul>
        {orders.slice(0, MAX_LISTED).map(({ number, shipsOn }) => (
          <li key={number}>
            <Link to={`/admin/schedule?order=${number}#move`} className="link">
              {number}
            </Link>
            , {dayText(shipsOn)}
          </li>
        ))}
      </ul>
      {orders.length > MAX_LISTED && <p>{orders.length - MAX_LISTED} more on the schedule.</p>}
    </Notice>
  );
}

interface VersionProps {
  readonly version: FactsVersion;
  readonly before: FactsVersion | undefined;
  readonly children: ReactNode;
}

function Version({ version: { revision, savedAt, savedBy, facts }, before, children }: VersionProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-stone-300 py-3">
      <div className="min-w-0">
        <p className="figures text-sm text-stone-700">
          Version {revision}, <Moment at={savedAt} isWithin />
          {savedBy && `, ${savedBy}`}
        </p>
        <p className="wrap-anywhere">{before ? changedLabels(before.facts, facts) : "The original version"}</p>
      </div>
      {children}
    </li>
  );
}

interface GoBackProps {
  readonly to: FactsVersion;
  readonly now: FactsVersion;
  readonly label: string;
}

function GoBack({ to, now, label }: GoBackProps) {
  return (
    <Form method="post">
      <input type="hidden" name="revision" value={now.revision} />
      <Button type="submit" name={BACK_FIELD} value={to.revision} look="outline">
        {label}
      </Button>
    </Form>
  );
}

/** What a save changed, by the labels of its fields: "Phone, Notice". */
function changedLabels(before: OwnerFacts, after: OwnerFacts): string {
  const [old, now]: Readonly<Record<string, unknown>>[] = [factsFields(before), factsFields(after)];
  const changed = Object.keys(FACT_LABELS).filter((name) => old?.[name] !== now?.[name]);
  return changed.length === 0 ? "Nothing changed" : changed.map((name) => FACT_LABELS[name]).join(", ");
}
