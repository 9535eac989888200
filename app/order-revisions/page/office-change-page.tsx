import type { ChangePageData } from "../change-page-data";
import type { ChangeReply } from "../change-reply";
import type { OrderChange } from "../order-change";
import { ChangePage } from "./change-page";
import { OpenChange } from "./requested-change";

interface OfficeChangePageProps {
  readonly page: ChangePageData;
  /** The change that waits for an answer, or `null`. */
  readonly open: OrderChange | null;
  readonly reply: ChangeReply | null;
}

/** The page where the office changes an order for a caller, and answers a change that waits. */
export function OfficeChangePage({ page, open, reply }: OfficeChangePageProps) {
  const orderPath = `/admin/orders/${page.order.number}`;
  const path = `${orderPath}/change`;
  return (
    <ChangePage page={page} reply={reply} orderPath={orderPath} path={path} isOffice>
      {open && <OpenChange order={page.order} change={open} path={path} />}
    </ChangePage>
  );
}
