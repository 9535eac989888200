import { Link } from "@remix-run/react";
import type { OrdersAround } from "~/ordering/orders/order-file";
import { filePath } from "./change-form";

/** The way to the orders placed just before and just after this one. */
export function OrderTurns({ around: { previous, next } }: { readonly around: OrdersAround }) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Orders around this one" className="figures flex gap-x-4 text-sm print:hidden">
      {previous !== null && (
        <Link to={filePath(previous)} rel="prev" className="link-tall">
          <span className="sr-only">Previous order</span>
          <span aria-hidden="true">←</span> {previous}
        </Link>
      )}
      {next !== null && (
        <Link to={filePath(next)} rel="next" className="link-tall">
          <span className="sr-only">Next order </span>
          {next} <span aria-hidden="true">→</span>
        </Link>
      )}
    </nav>
  );
}
