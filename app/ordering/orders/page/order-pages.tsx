import { Link } from "@remix-run/react";

/** The query parameter for where a page of a list begins: the last order number of the previous page. */
export const BEFORE = "before";

/** The classes of a link among orders. */
export const ORDER_LINK = "link-tall";

interface OrderPagesProps {
  /** The path of the list. */
  readonly list: string;
  /** The last number on this page, if older ones follow; otherwise `null`. */
  readonly olderThan: string | null;
  /** Whether a page with newer ones precedes this one. */
  readonly hasNewer: boolean;
  /** The listed things, in the plural. */
  readonly what?: string;
}

/** Links to the other pages of a list of orders; renders nothing if there are none. */
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
