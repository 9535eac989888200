import type { Cart } from "~/configurator/lines/cart";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { groupByStyle } from "../style-groups";
import { type CutListCosts, CutListTotals } from "./cut-list-sheet";
import { StyleSection } from "./style-section";

/** Orders with more rows than this are listed but not drawn: a page with a thousand drawings is slow on any device. */
const MOST_DRAWN = 200;

interface OrderCutListProps extends CutListCosts {
  readonly cart: Cart;
  readonly job: string;
  readonly isDecided: boolean;
}

export function OrderCutList({ cart, job, isDecided, ...costs }: OrderCutListProps) {
  const groups = groupByStyle(cart, useShopTerms());
  const isDrawn = groups.reduce((count, { pieces }) => count + pieces.length, 0) <= MOST_DRAWN;
  return (
    <section
      aria-label="Pieces"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      {groups.map((group, index) => (
        <StyleSection
          key={`${group.title} ${group.rate}`}
          group={group}
          job={job}
          name={`style-${index}`}
          isDrawn={isDrawn}
          isDecided={isDecided}
        />
      ))}
      <CutListTotals cart={cart} {...costs} />
    </section>
  );
}
