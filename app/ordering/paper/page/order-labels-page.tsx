import { Form } from "@remix-run/react";
import { useId, useMemo } from "react";
import { counted } from "~/base/text/counts";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Button } from "~/house/ui/kit/button";
import { PageHeader } from "~/house/ui/kit/page-header";
import { type Order, orderCart } from "~/ordering/orders/order";
import { piecesOf } from "~/ordering/orders/order-price";
import { labelMarks } from "~/ordering/orders/remade-words";
import type { PassportCodes } from "~/ordering/passports/passport-piece";
import { FIRST_LABEL, LABEL_PART, LABELS_PER_SHEET, type LabelQuery } from "../label";
import { revisionWords } from "../work-words";
import { FirstLabel, LABEL_HINT, LabelSheets, SheetsShown } from "./label-sheets";
import { PartLinks } from "./part-links";
import { PrintButton } from "./print-button";

/** How many sheets a page shows: only a few, because the server draws their codes too, 1.5 ms each. */
const SHEETS_A_PAGE = 4;

interface OrderLabelsPageProps {
  readonly order: Pick<Order, "number" | "jobName" | "lines" | "remake"> & { readonly contentRevision: number };
  readonly query: LabelQuery;
  /** Why the pieces must not be made now, or which revision its papers replace; empty if there is nothing to say. */
  readonly hold?: string;
  readonly passports: { readonly codes: PassportCodes; readonly origin: string };
  readonly crumbs: Parameters<typeof Breadcrumb>[0]["crumbs"];
}

export function OrderLabelsPage(props: OrderLabelsPageProps) {
  const { query, passports, crumbs, hold = "" } = props;
  const { number, jobName, lines, remake } = props.order;
  const id = useId();
  const { first } = query;
  const labels = piecesOf(lines);
  const sheets = Math.ceil((labels + first - 1) / LABELS_PER_SHEET);
  const parts = Math.max(1, Math.ceil(sheets / SHEETS_A_PAGE));
  const part = Math.min(query.part, parts);
  const shownOrder = revisionWords(props.order);
  const from = (part - 1) * SHEETS_A_PAGE;
  const to = Math.min(part * SHEETS_A_PAGE, sheets);
  const drawn = useMemo(
    () => (
      <LabelSheets
        of={[
          {
            cart: orderCart(lines),
            job: jobName,
            order: shownOrder,
            passports,
            marks: labelMarks({ lines, ...(remake && { remake }) }),
          },
        ]}
        first={first}
        wanted={{ from, to }}
      />
    ),
    [lines, remake, jobName, shownOrder, first, from, to, passports],
  );
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={`Labels of order ${number}`}>
          <p>
            {counted(labels, "label")} on {counted(sheets, "sheet")} of Avery 5160.
          </p>
        </PageHeader>
        <div className="wrap space-y-6 py-8">
          <Breadcrumb crumbs={crumbs} current="Labels" />
          {hold && <p className="max-w-[46em] border-2 border-black px-3 py-2 text-lg font-semibold">{hold}</p>}
          <Form method="get" className="flex flex-wrap items-end gap-x-8 gap-y-4">
            <FirstLabel key={first} id={id} name={FIRST_LABEL} defaultValue={first} />
            <Button type="submit" look="outline">
              Show labels
            </Button>
            <PrintButton>{parts > 1 ? `Print sheets ${from + 1} to ${to}` : "Print labels"}</PrintButton>
          </Form>
          <p id={`${id}-hint`} className="max-w-[46em] text-sm text-stone-600">
            {LABEL_HINT}{" "}
            {Object.keys(passports.codes).length > 0
              ? "The code on each label leads to the page of its piece: size, care, and a way to order it again. It tells nobody the price or the customer."
              : "The code on each label shows its location, size, piece, style and job on any phone. Labels printed after we confirm the order have a code that leads to the page of its piece instead."}
          </p>
          <Parts first={first} part={part} parts={parts} sheets={sheets} />
        </div>
      </div>
      <SheetsShown>{drawn}</SheetsShown>
    </>
  );
}

interface PartsProps extends LabelQuery {
  readonly parts: number;
  readonly sheets: number;
}

function Parts({ first, part, parts, sheets }: PartsProps) {
  const links = Array.from({ length: parts }, (_, n) => n + 1).map((other) => {
    const search = new URLSearchParams({ [FIRST_LABEL]: String(first), [LABEL_PART]: String(other) });
    const to = Math.min(other * SHEETS_A_PAGE, sheets);
    return { text: `Sheets ${(other - 1) * SHEETS_A_PAGE + 1} to ${to}`, href: `?${search}` };
  });
  return <PartLinks label="Sheets" parts={links} current={part} />;
}
