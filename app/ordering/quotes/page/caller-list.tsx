import { Form, Link } from "@remix-run/react";
import { counted } from "~/base/text/counts";
import { Button } from "~/house/ui/kit/button";
import { Moment } from "~/house/ui/kit/moment";
import { formatCents } from "~/trade/measure/money";
import { CALLER_INTENT, CALLER_QUOTE, CALLERS_PATH, type CallerQuote, type CallerTask } from "../caller";
import { lastDayText } from "./quote-words";

export interface ListedCaller extends CallerQuote {
  readonly state: "valid" | "expired" | "ordered" | "withdrawn";
  readonly address: string;
}

interface CallerListProps {
  readonly callers: readonly ListedCaller[];
  readonly isMailed: boolean;
}

export function CallerList({ callers, isMailed }: CallerListProps) {
  const waiting = callers.filter(({ state }) => state === "valid");
  const over = callers.filter(({ state }) => state !== "valid");
  return (
    <>
      <section aria-labelledby="waiting-heading" className="max-w-3xl">
        <h2 id="waiting-heading" className="text-2xl">
          Waiting for approval
        </h2>
        {waiting.length === 0 && <p className="mt-4">No quotes are waiting.</p>}
        <Entries callers={waiting} isMailed={isMailed} />
      </section>
      {over.length > 0 && (
        <section aria-labelledby="over-heading" className="max-w-3xl">
          <h2 id="over-heading" className="text-2xl">
            Ordered, expired or withdrawn
          </h2>
          <Entries callers={over} isMailed={isMailed} />
        </section>
      )}
    </>
  );
}

function Entries({ callers, isMailed }: CallerListProps) {
  if (callers.length === 0) return null;
  return (
    <ul className="mt-4 border-b border-stone-300">
      {callers.map((made) => (
        <li key={made.number} className="border-t border-stone-300 py-4">
          <Entry made={made} isMailed={isMailed} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly made: ListedCaller;
  readonly isMailed: boolean;
}

function Entry({ made, isMailed }: EntryProps) {
  const { number, caller, totalCents, count, madeAt, madeBy, mailedAt, state, address } = made;
  return (
    <>
      <p className="wrap-anywhere">
        <strong>
          {number}, {caller.firstName} {caller.lastName}
        </strong>
        , {[caller.email, caller.phone].filter(Boolean).join(", ")}
      </p>
      <p className="figures text-stone-700">
        {counted(count, "piece")}, {formatCents(totalCents)} before tax and freight. <StateWords made={made} />
      </p>
      <p className="wrap-anywhere text-sm text-stone-700">
        Made by {madeBy.email || "a deleted account"}, <Moment at={madeAt} isWithin />
        {mailedAt && (
          <>
            {" "}
            Mailed <Moment at={mailedAt} isWithin />
          </>
        )}
      </p>
      {state === "valid" && (
        <p className="my-2 bg-white px-3 py-2 font-mono text-sm wrap-anywhere select-all">{address}</p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        {state === "valid" && isMailed && <TaskButton kind="send-again" number={number} label="Send again" />}
        {state === "valid" && <TaskButton kind="withdraw" number={number} label="Withdraw" />}
        {state === "withdrawn" && <TaskButton kind="restore" number={number} label="Make valid again" />}
      </div>
    </>
  );
}

function StateWords({ made }: Pick<EntryProps, "made">) {
  if (made.state === "withdrawn") return <>Withdrawn.</>;
  if (made.state !== "ordered") {
    return (
      <>
        {made.state === "valid" ? "Valid until" : "Expired on"} {lastDayText(made)}.
      </>
    );
  }
  return (
    <>
      Ordered as{" "}
      <Link to={`/admin/orders/${made.orderedAs}`} className="link">
        {made.orderedAs}
      </Link>
      .
    </>
  );
}

function TaskButton({ kind, number, label }: CallerTask & { readonly label: string }) {
  return (
    <Form method="post" action={CALLERS_PATH}>
      <input type="hidden" name={CALLER_INTENT} value={kind} />
      <input type="hidden" name={CALLER_QUOTE} value={number} />
      <Button type="submit" look="outline">
        {label}
        <span className="sr-only"> {number}</span>
      </Button>
    </Form>
  );
}
