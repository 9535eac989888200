import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import type { OrderFile } from "~/ordering/orders/order-file";
import type { OrderMoney } from "~/ordering/orders/order-money";
import { filePath } from "./change-form";
import { PaymentsRegion } from "./payments-region";

interface PaymentsPageProps {
  readonly file: Pick<OrderFile, "order" | "link">;
  readonly money: OrderMoney;
  readonly isMailed: boolean;
  /** Why a posted form changed nothing. */
  readonly reply: { readonly problem: string | null } | null;
}

/** The payments of one order, where a form that was refused can be corrected. */
export function PaymentsPage({ file, money, isMailed, reply }: PaymentsPageProps) {
  const { number } = file.order;
  const ref = useFocusOnAnnounce<HTMLDivElement>(reply, Boolean(reply?.problem));
  const crumbs = [
    { name: "Orders", to: "/admin/orders" },
    { name: `Order ${number}`, to: filePath(number) },
  ];
  return (
    <>
      <PageHeader isPlain title={`Payments of order ${number}`} />
      <div className="wrap max-w-3xl space-y-8 py-8 md:py-10">
        <Breadcrumb crumbs={crumbs} current="Payments" />
        <div ref={ref} tabIndex={-1} role="alert">
          {reply?.problem && <Notice tone="error" title={reply.problem} />}
        </div>
        <PaymentsRegion file={file} money={money} isMailed={isMailed} />
      </div>
    </>
  );
}
