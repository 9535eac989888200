import { Link } from "@remix-run/react";

export const BEFORE = "before";

export const ORDER_LINK = "link-tall";

interface OrderPagesProps {
  readonly list: string;
  /** The last number on this page, if older ones follow; otherwise `null`. */
  readonly olderThan: string | null;
  readonly hasNewer: boolean;
  readonly what?: string;
}

export function OrderPages({ list, olderThan, hasNewer, what = "orders" }: OrderPagesProps) {
  if (!olderThan && !hasNewer) return null;
  return (
    <p className="flex flex-wrap gap-x-6">
      {hasNewer && (
        <Link to={list} className={ORDER_LINK}>
          Newest {what}
        </Link>
      )}
      {olderThan && (
        <Link to={{ search: new URLSearchParams({ [BEFORE]: olderThan }).toString() }} className={ORDER_LINK}>
          Older {what}
        </Link>
      )}
    </p>
  );
}
