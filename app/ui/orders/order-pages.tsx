import { Link } from "@remix-run/react";

/** The parameter of a list's address that says where it begins: the number of the last order of the page before. */
export const BEFORE = "before";

/** What a link among orders looks like. */
export const ORDER_LINK = "inline-flex min-h-11 items-center underline underline-offset-4";

interface OrderPagesProps {
  /** The path of the list. */
  readonly list: string;
  /** The number to ask for older ones with, or `null`. */
  readonly olderThan: string | null;
  /** Whether newer ones are on a page before this one. */
  readonly hasNewer: boolean;
  /** What is listed. */
  readonly what?: string;
}

/** The ways from a page of a list of orders to its others; nothing where there are none. */
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
