import { Link } from "@remix-run/react";
import { SCHEDULE_QUERY } from "../move-form";
import { MOVE_SECTION_ID, SCHEDULE_PAGE } from "./move-form";

/** A link to the form that moves an order's day. */
export function MoveLink({ number }: { readonly number: string }) {
  return (
    <Link
      to={`${SCHEDULE_PAGE}?${SCHEDULE_QUERY.order}=${number}#${MOVE_SECTION_ID}`}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      Move<span className="sr-only"> {number}</span>
    </Link>
  );
}
