import { countText } from "~/base/text/counts";
import { DataTable } from "~/house/ui/kit/data-table";
import { momentText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import { type HealthRow, routeAddress } from "../health";

interface HealthPageProps {
  readonly rows: readonly HealthRow[];
  /** The slow answers since a moment, in milliseconds since the epoch. */
  readonly slow: {
    readonly since: number;
    readonly pages: readonly { readonly route: string; readonly answers: number; readonly slowestMs: number }[];
  };
}

const secondsText = (ms: number) => `${(ms / 1000).toLocaleString("en-US", { maximumFractionDigits: 2 })} s`;

/** Whether the shop runs well, and what to do if not. */
export function HealthPage({ rows, slow }: HealthPageProps) {
  const named = (wanted: HealthRow["state"]) => rows.filter(({ state }) => state === wanted).map(({ name }) => name);
  const [bad, off] = [named("Needs attention"), named("Off")];
  return (
    <>
      <PageHeader title="Health">
        <p>Whether the shop runs well, and what to do if not, as seen by the process that answered you.</p>
      </PageHeader>
      <div className="wrap space-y-10 py-8">
        <Notice tone={bad.length > 0 ? "error" : "success"}>
          <p>
            {bad.length > 0 ? `Needs attention: ${bad.join(", ")}.` : "Nothing needs attention."}
            {off.length > 0 && ` Turned off: ${off.join(", ")}.`}
          </p>
        </Notice>
        <DataTable
          caption="The parts of the shop"
          head={["Part", "State", "Details", "What to do"]}
          rows={rows.map(({ name, state, text, cure }) => [name, state, text, cure || "Nothing"])}
          cellClassName="wrap-anywhere"
        />
        <Section name="slow" title="Slowest pages" headingClassName="mb-4 text-2xl">
          {slow.pages.length === 0 ? (
            <p>No page has taken longer than 0.05 s since {momentText(new Date(slow.since).toISOString())}.</p>
          ) : (
            <DataTable
              caption={`Answers of this process that took longer than 0.05 s since ${momentText(new Date(slow.since).toISOString())}. The list starts over each day and when the process restarts.`}
              head={["Page", "Slow answers", "Slowest"]}
              rows={slow.pages.map(({ route, answers, slowestMs }) => [
                routeAddress(route),
                countText(answers),
                secondsText(slowestMs),
              ])}
              cellClassName="wrap-anywhere"
            />
          )}
        </Section>
      </div>
    </>
  );
}
