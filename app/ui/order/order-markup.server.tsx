import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { Product } from "~/domain/product";
import { OrderForm, type OrderFormProps } from "./order-form";

/** How many styles' blank forms are kept, of some 30 kB each. */
const MAX_BLANK_FORMS = 100;

const blankForms = new LRUCache<string, string>({ max: MAX_BLANK_FORMS });

const nothing = () => {};

/** The form that nobody has filled in is the same for everybody: it is rendered once, until its product changes. */
function blankForm(product: Product): string {
  const key = JSON.stringify(product);
  const kept = blankForms.get(key);
  if (kept !== undefined) return kept;
  const markup = renderToString(<OrderForm product={product} reply={undefined} onAdded={nothing} />);
  blankForms.set(key, markup);
  return markup;
}

/** The order form as HTML, a root of its own as it is in the browser (decision 32). */
export function orderMarkup({ product, reply }: Omit<OrderFormProps, "onAdded">): string {
  return reply ? renderToString(<OrderForm product={product} reply={reply} onAdded={nothing} />) : blankForm(product);
}
