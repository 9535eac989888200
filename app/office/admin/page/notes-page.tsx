import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import type { OrderNote } from "~/ordering/orders/order-note";
import { filePath } from "./change-form";
import { OrderNotes } from "./order-notes";

interface NotesPageProps {
  readonly number: string;
  readonly notes: readonly OrderNote[];
  /** Why a posted form changed nothing. */
  readonly reply: { readonly problem: string | null } | null;
}

/** The internal notes on one order, where a refused note can be corrected. */
export function NotesPage({ number, notes, reply }: NotesPageProps) {
  const ref = useFocusOnAnnounce<HTMLDivElement>(reply, Boolean(reply?.problem));
  const crumbs = [
    { name: "Orders", to: "/admin/orders" },
    { name: `Order ${number}`, to: filePath(number) },
  ];
  return (
    <>
      <PageHeader isPlain title={`Internal notes on order ${number}`} />
      <div className="wrap max-w-3xl space-y-8 py-8 md:py-10">
        <Breadcrumb crumbs={crumbs} current="Internal notes" />
        <div ref={ref} tabIndex={-1} role="alert">
          {reply?.problem && <Notice tone="error" title={reply.problem} />}
        </div>
        <OrderNotes number={number} notes={notes} isSaved={false} />
      </div>
    </>
  );
}
