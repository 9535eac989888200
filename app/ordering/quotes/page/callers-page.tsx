import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import type { CallerDone } from "../caller";
import { CallerForm, EmptiedCart } from "./caller-form";
import { CallerList, type ListedCaller } from "./caller-list";

interface CallersPageProps {
  readonly callers: readonly ListedCaller[];
  readonly isMailed: boolean;
  readonly done: CallerDone | null;
  readonly number: string | null;
  readonly problems: readonly string[];
}

const DONE: Readonly<Record<Exclude<CallerDone, "made">, string>> = {
  "sent-again": "The mail is on its way again.",
  withdrawn: "The quote was withdrawn. Its link can no longer place the order.",
  restored: "The quote is valid again, with the same link.",
};

function Made({ made, isMailed }: { readonly made: ListedCaller | undefined; readonly isMailed: boolean }) {
  if (made?.state !== "valid") return null;
  const { caller, number, address } = made;
  const title = isMailed
    ? `Quote ${number} is on its way by mail to ${caller.email}.`
    : `Quote ${number} is ready. Send this link to ${caller.firstName} ${caller.lastName}:`;
  return (
    <Notice tone="success" title={title} className="wrap-anywhere">
      <p className="my-2 bg-white px-3 py-2 font-mono text-sm wrap-anywhere select-all">{address}</p>
    </Notice>
  );
}

export function CallersPage({ callers, isMailed, done, number, problems }: CallersPageProps) {
  const result = problems.length > 0 ? problems : done;
  const ref = useFocusOnAnnounce<HTMLDivElement>(result, result !== null);
  return (
    <>
      <PageHeader title="Order for a caller">
        <p>
          Fill your cart for a customer, who gets a link to approve it. Nothing is ordered until then, and the price is
          held as for any quote.
        </p>
      </PageHeader>
      <div className="wrap space-y-10 py-8 md:py-10">
        <Breadcrumb crumbs={[{ name: "Orders", to: "/admin/orders" }]} current="Order for a caller" />
        <div ref={ref} tabIndex={-1} role={problems.length > 0 ? "alert" : "status"} className="empty:hidden">
          {problems.length > 0 && (
            <Notice tone="error" title="No quote was made or changed.">
              {problems.map((text) => (
                <p key={text} className="wrap-anywhere">
                  {text}
                </p>
              ))}
            </Notice>
          )}
          {problems.length === 0 && done === "made" && (
            <Made made={callers.find((made) => made.number === number)} isMailed={isMailed} />
          )}
          {problems.length === 0 && done && done !== "made" && <Notice tone="success" title={DONE[done]} />}
        </div>
        {done === "made" && <EmptiedCart />}
        <CallerForm key={callers[0]?.number} isMailed={isMailed} />
        <CallerList callers={callers} isMailed={isMailed} />
      </div>
    </>
  );
}
