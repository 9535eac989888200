import { type ReactNode, useRef } from "react";
import { countText } from "~/base/text/counts";
import { Button } from "~/house/ui/kit/button";
import { ButtonForm } from "~/house/ui/kit/button-form";
import { Hidden } from "~/house/ui/kit/hidden";
import { Notice } from "~/house/ui/kit/notice";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import { useRowTicks } from "~/house/ui/kit/use-row-ticks";
import type { RowTicks } from "~/house/ui/kit/work-list";
import { CHOICE_PROBLEMS, CHOSEN, type ChoiceProblem, wholeList } from "~/ordering/orders/chosen-orders";
import { type OrderFilter, orderFilterSearch } from "~/ordering/orders/order-filter";
import { MANY_TASK, type ManyDone, type ManyTask, manyText, undoOf } from "../many-orders";
import { PRINT_NOW } from "./many-papers";

const PAPERS = "/admin/orders/papers";

/** What a press on several orders changed, or why it changed nothing. */
export type ManyReply = ManyDone | { readonly problem: string };

export const ORDER_TICKS: RowTicks<{ readonly number: string }> = {
  name: CHOSEN.order,
  headName: CHOSEN.shown,
  label: ({ number }) => `Select ${number}`,
};

const PRINTS = [
  ["work-orders", "Print work orders"],
  ["labels", "Print labels"],
  ["cutting-plan", "Print cutting plan"],
  ["cut-list", "Print cut list"],
] as const;

const STEPS = [
  ["start", "Start production"],
  ["ship", "Mark as shipped"],
] as const satisfies readonly (readonly [ManyTask, string])[];

interface ManyOrdersFormProps {
  readonly filter: OrderFilter;
  /** How many the whole list has; `null` if they were not counted. */
  readonly count: number | null;
  /** Whether the reader may see addresses and amounts. */
  readonly isOffice: boolean;
  /** The list, whose rows have the boxes of {@link ORDER_TICKS}. */
  readonly children: ReactNode;
}

/** The form around a list of orders, which does something to those that are ticked; works without JavaScript. */
export function ManyOrdersForm({ filter, count, isOffice, children }: ManyOrdersFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const list = orderFilterSearch(filter);
  const ticks = useRowTicks(form, list);
  const whole = orderFilterSearch(wholeList(filter));
  return (
    <form ref={form} method="get" action={`${PAPERS}/work-orders`} className="space-y-3">
      <Hidden fields={{ [CHOSEN.list]: whole }} />
      <div className="order-actions">
        {PRINTS.map(([paper, label]) => (
          <PaperButton key={paper} paper={paper} label={label} />
        ))}
        {isOffice && <PaperButton paper="packing-slips" label="Print packing slips" />}
        {STEPS.map(([task, label]) => (
          <Button
            key={task}
            type="submit"
            look="outline"
            name={MANY_TASK}
            value={task}
            formMethod="post"
            formAction={list === "" ? "/admin/orders" : `/admin/orders?${list}`}
          >
            {label}
          </Button>
        ))}
        {isOffice && (
          <Button type="submit" look="outline" formAction={`${PAPERS}/orders.csv`}>
            Export (CSV)
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6">
        <label className="flex min-h-10 items-center gap-2">
          <input type="checkbox" name={CHOSEN.all} autoComplete="off" className="size-4.5" />
          {allText(filter, count)}
        </label>
        {ticks && (
          <p role="status" className="figures text-stone-700">
            {`${ticks.ticked} of ${ticks.rows} selected`}
          </p>
        )}
      </div>
      {children}
    </form>
  );
}

function allText(filter: OrderFilter, count: number | null): string {
  const isTab = orderFilterSearch({ ...wholeList(filter), tab: "all", sort: null }) === "";
  return `${count === null ? "All" : `All ${countText(count)}`} of this ${isTab ? "tab" : "list"}`;
}

const PaperButton = ({ paper, label }: { readonly paper: string; readonly label: string }) => (
  <Button type="submit" look="outline" name={PRINT_NOW} value="now" formAction={`${PAPERS}/${paper}`}>
    {label}
  </Button>
);

export interface ManyAnswer {
  readonly reply: ManyReply | null;
  /** Why the papers of the chosen orders were not opened. */
  readonly refused: ChoiceProblem | null;
}

/** What was just done with several orders, with its undo, or why nothing was. */
export function ManyNotice({ reply, refused }: ManyAnswer) {
  const message = reply ?? refused;
  const ref = useFocusOnAnnounce<HTMLDivElement>(message, message !== null);
  const problem = reply ? "problem" in reply && reply.problem : refused && CHOICE_PROBLEMS[refused];
  return (
    <div ref={ref} tabIndex={-1} role={problem ? "alert" : "status"}>
      {problem ? <Notice tone="error" title={problem} /> : reply && "done" in reply && <Done {...reply} />}
    </div>
  );
}

function Done(reply: ManyDone) {
  const { done, unapproved, task } = reply;
  const undo = undoOf(task);
  return (
    <Notice tone={done.length > 0 ? "success" : "info"} title={manyText(reply)}>
      {unapproved.length > 0 && (
        <p className="mt-1">{`The customer has not approved the drawings of ${new Intl.ListFormat("en").format(unapproved)} yet.`}</p>
      )}
      {undo && done.length > 0 && (
        <ButtonForm className="mt-2" fields={{ [MANY_TASK]: undo, [CHOSEN.shown]: done.join(" ") }}>
          Undo
        </ButtonForm>
      )}
    </Notice>
  );
}
