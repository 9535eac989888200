import { MAX_POSTED_ROWS } from "~/trade/measure/piece";
import { countRows } from "~/trade/pieces/drafted-order";
import { type OrderSectionProps, OrderSection as WholeSection } from "./order-section";

/** The order form in a document. A script's request may have a longer list, but no document is rendered for it. */
export function OrderSection(props: OrderSectionProps) {
  if (props.reply && countRows(props.reply.draft) > MAX_POSTED_ROWS) return null;
  return <WholeSection {...props} />;
}
