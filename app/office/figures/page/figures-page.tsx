import { Form, Link } from "@remix-run/react";
import { countText } from "~/base/text/counts";
import { Button } from "~/house/ui/kit/button";
import { classNames } from "~/house/ui/kit/class-names";
import { DataTable } from "~/house/ui/kit/data-table";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { daysText, type FigureTable, GROUPING_WORDS } from "../figure-words";
import { FIGURES_QUERY, type FiguresQuery, figuresSearch, GROUPINGS, type NamedPeriod, REMAKES_QUERY } from "../period";
import type { Plot } from "../plot";
import type { RemadeTable } from "../remade";
import { PlotFigure } from "./plot-figure";

const PERIOD_WORDS: Readonly<Record<NamedPeriod, string>> = {
  "13-weeks": "Last 13 weeks",
  "12-months": "Last 12 months",
};

interface FiguresPageProps {
  readonly query: FiguresQuery;
  readonly whole: FigureTable;
  /** `left` says how many groups are only in the file. */
  readonly groups: FigureTable & { readonly left: number };
  readonly plots: readonly Plot[];
  readonly remade: { readonly tables: readonly RemadeTable[]; readonly plot: Plot | null };
  readonly uncounted: number;
}

export function FiguresPage({ query, whole, groups, plots, remade, uncounted }: FiguresPageProps) {
  return (
    <>
      <PageHeader title="Figures">
        <p>
          What sold, by the day orders were placed. Canceled orders do not count. Sales are before tax and freight,
          after discounts and sample credits.
        </p>
      </PageHeader>
      <div className="wrap space-y-10 py-8">
        <Choice query={query} />
        {uncounted > 0 && (
          <Notice tone="info">
            <p>Older orders are still being counted: {countText(uncounted)} to go. Reload this page in a moment.</p>
          </Notice>
        )}
        <section aria-labelledby="period-heading" className="space-y-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="period-heading" className="text-2xl">
              {daysText(query.days)}
            </h2>
            <a href={`/admin/figures.csv${figuresSearch(query)}`} download className="link-tall print:hidden">
              Download CSV
            </a>
          </div>
          <DataTable
            caption="All orders, beside the same weeks a year ago. Times count from when the order was placed."
            {...whole}
            areNumbers
          />
          {plots.length === 0 ? (
            <p>Nothing was sold in these weeks or a year ago.</p>
          ) : (
            <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
              {plots.map((plot) => (
                <PlotFigure key={plot.title} plot={plot} />
              ))}
            </div>
          )}
        </section>
        {groups.rows.length > 0 && (
          <section aria-labelledby="groups-heading">
            <h2 id="groups-heading" className="mb-4 text-2xl">
              By {GROUPING_WORDS[query.by].toLowerCase()}
            </h2>
            <DataTable caption={CAPTIONS[query.by]} head={groups.head} rows={groups.rows} areNumbers />
            {groups.left > 0 && <p className="mt-4">The CSV file has {countText(groups.left)} more.</p>}
          </section>
        )}
        <Remakes query={query} remade={remade} />
      </div>
    </>
  );
}

/** What was made again, by cause, style and month; nothing if nothing was. */
function Remakes({ query, remade: { tables, plot } }: Pick<FiguresPageProps, "query" | "remade">) {
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="remakes-heading" className="space-y-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="remakes-heading" className="text-2xl">
          Remakes
        </h2>
        <a
          href={`/admin/figures.csv${figuresSearch(query)}&${REMAKES_QUERY}=1`}
          download
          className="link-tall print:hidden"
        >
          Download remakes as CSV
        </a>
      </div>
      <p>Pieces made again at no charge, by the day on which the remake was made. They are in no figure above.</p>
      {plot && <PlotFigure plot={plot} />}
      {tables.map((table) => (
        <DataTable key={table.caption} {...table} areNumbers />
      ))}
    </section>
  );
}

const byLine = (one: string, several: string) =>
  `An order with several ${several} counts once for each. Claims are those about pieces of that ${one}.`;

const CAPTIONS: Readonly<Record<FiguresQuery["by"], string>> = {
  week: "Weeks begin on Monday. Claims count in the week in which their order was placed.",
  style: byLine("style", "styles"),
  finish: byLine("finish", "finishes"),
  tier: "By the tier that the account had when it ordered.",
  state: "By the state that the order ships to.",
};

function Choice({ query }: Pick<FiguresPageProps, "query">) {
  const { by, days, period, problem } = query;
  return (
    <div className="space-y-4 print:hidden">
      <nav aria-label="Periods">
        <ul className="flex flex-wrap gap-x-6">
          {(Object.keys(PERIOD_WORDS) as NamedPeriod[]).map((name) => (
            <li key={name}>
              <Link
                to={figuresSearch({ by, days, period: name })}
                aria-current={name === period ? "true" : undefined}
                className={classNames("link-tall", name === period && "font-semibold decoration-oak decoration-2")}
              >
                {PERIOD_WORDS[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {problem && (
        <div role="alert">
          <Notice tone="error" title={problem} />
        </div>
      )}
      <Form key={figuresSearch(query)} method="get" className="flex flex-wrap items-end gap-4">
        <DayField name={FIGURES_QUERY.from} label="From" day={days.from} />
        <DayField name={FIGURES_QUERY.until} label="Until" day={days.until} />
        <label className="min-w-0 grow font-semibold sm:max-w-xs">
          Group by
          <select name={FIGURES_QUERY.by} defaultValue={by} className={fieldLook(false, "font-normal")}>
            {GROUPINGS.map((grouping) => (
              <option key={grouping} value={grouping}>
                {GROUPING_WORDS[grouping]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">Show</Button>
      </Form>
    </div>
  );
}

function DayField({ name, label, day }: { readonly name: string; readonly label: string; readonly day: string }) {
  return (
    <label className="min-w-0 grow font-semibold sm:max-w-xs">
      {label}
      <input type="date" name={name} defaultValue={day} className={fieldLook(false, "font-normal")} />
    </label>
  );
}
