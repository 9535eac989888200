import { counted } from "~/base/text/counts";
import type { CalendarDay } from "~/base/time/time";
import { dayText } from "~/house/ui/kit/moment-text";
import { CHOSEN, MOST_CHOSEN } from "~/ordering/orders/chosen-orders";
import { SheetsShown } from "~/ordering/paper/page/label-sheets";
import type { DayPapers } from "../many-papers";
import { PAPER_LINK } from "./change-form";
import { JointPlanPaper, labelsText, ManyLabelSheets, ManyPapersPage, ONE_PAPER, WorkOrders } from "./many-papers";

interface DayPapersPageProps {
  readonly planned: { readonly day: CalendarDay; readonly station: string };
  /** Whether more orders are planned than the page takes. */
  readonly hasMore: boolean;
  readonly papers: DayPapers;
  readonly search: string;
}

/** What is printed for a day: one cutting plan, the work orders, and the labels at the end, on their own sheets. */
export function DayPapersPage({ planned: { day, station }, hasMore, papers, search }: DayPapersPageProps) {
  const { plan, works, labels } = papers;
  const left = [
    ...works.left,
    ...(plan?.left ?? []).filter(({ number }) => !works.left.some((one) => one.number === number)),
  ];
  const count = works.papers.length;
  return (
    <ManyPapersPage
      title={[dayText(day), station].filter(Boolean).join(", ")}
      left={left}
      part={works.part}
      search={search}
      about={
        <>
          <p>
            {count === 0
              ? "No confirmed order is planned for this day."
              : `${counted(count, "order")}: ${plan?.plan ? "one cutting plan, " : ""}the work orders, and at the end ${labelsText(labels, 1)}`}
          </p>
          {hasMore && <p>{`More orders are planned. These are the first ${MOST_CHOSEN} to ship.`}</p>}
          {count > 0 && <OnePaper numbers={works.papers.map(({ order }) => order.number)} />}
        </>
      }
    >
      {count > 0 && (
        <>
          <div className="wrap pb-14 print:p-0">
            {plan && <JointPlanPaper joint={plan} />}
            <div className={plan?.plan ? "break-before-page" : undefined}>
              <WorkOrders papers={works.papers} />
            </div>
          </div>
          <div className="label-run">
            <SheetsShown>
              <ManyLabelSheets labels={labels} first={1} />
            </SheetsShown>
          </div>
        </>
      )}
    </ManyPapersPage>
  );
}

/** Each paper by itself, for a printer that has only plain sheets or only labels. */
function OnePaper({ numbers }: { readonly numbers: readonly string[] }) {
  const query = new URLSearchParams(numbers.map((number) => [CHOSEN.order, number]));
  return (
    <p className="flex flex-wrap gap-3">
      {ONE_PAPER.map(([path, label]) => (
        <a key={path} href={`/admin/orders/papers/${path}?${query}`} className={PAPER_LINK}>
          Only the {label}
        </a>
      ))}
    </p>
  );
}
