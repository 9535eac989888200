import { TOO_MANY_ROWS } from "~/base/platform/posts/form-limits.server";
import { readCutListForm } from "~/configurator/cut-list-panel/cut-list-form";
import { CUT_LIST_NAMES, readCutListIntent } from "~/configurator/cut-list-panel/cut-list-form-names";
import { leftOf, readHeld } from "~/configurator/cut-list-panel/cut-list-left";
import { createCartItems, createSampleItem } from "~/configurator/lines/cart-item";
import { applyOpenings } from "~/configurator/openings-panel/opening-form.server";
import { checkAddToCart } from "~/configurator/order-form/add-to-cart";
import { readConfigurationForm } from "~/configurator/order-form/configuration-form";
import type { PricedStyles } from "~/configurator/order-form/in-other-styles";
import { ORDER_FORM_LIMITS } from "~/configurator/order-form/order-form-limits";
import { readIntent } from "~/configurator/order-form/order-intents";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import { applyIntent, cupMoves, isCopy } from "~/configurator/order-form/posted-intent";
import { shownRows } from "~/configurator/order-form/shown-rows";
import { shopToday } from "~/house/calendar/shop-today";
import type { Product } from "~/trade/catalog/product";
import type { HeldCutList } from "~/trade/cut-list/reading/posted-cut-list";
import { countTaken, takenPieces } from "~/trade/cut-list/reading/read-cut-list";
import type { OptionOffers } from "~/trade/measure/option-offers";
import { withCupsBored } from "~/trade/pieces/bored-for-cups";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { configurationReducer } from "~/trade/pieces/configuration-steps";
import { countRows } from "~/trade/pieces/drafted-order";

const NOTHING: HeldCutList = {
  list: { text: "", problem: null, isTruncated: false, choices: {} },
  isLeft: false,
  isShown: true,
};

function heldCutList(form: URLSearchParams, file: Uint8Array | null): { readonly cutList?: HeldCutList } {
  const posted = readCutListForm(form, file);
  return posted ? { cutList: { list: posted.list, isLeft: posted.isLeft, isShown: posted.isShown } } : {};
}

/**
 * Answers a cut list's submit button in an order form; `null` for another button. It shows how the list is read, or
 * adds its ticked pieces to the draft and leaves the lines that still need correcting. A file or a changed text that
 * was not shown before is shown first.
 *
 * @param mostRows the most rows that the answer shows; those after them stay in the field
 */
function replyToCutList(
  form: URLSearchParams,
  file: Uint8Array | null,
  draft: ConfigurationDraft,
  offers: OptionOffers | undefined,
  mostRows: number,
): OrderReply | null {
  const intent = readCutListIntent(form.get("intent"));
  if (!intent) return null;
  const { isSeen, ...held } = readCutListForm(form, file) ?? { ...NOTHING, isSeen: false };
  const reading = readHeld(held, offers, mostRows);
  const pieces = countTaken(reading.rows);
  if (intent === "read" || !isSeen || pieces === 0) {
    return { draft, outcome: "list-read", cutList: { ...held, isShown: true } };
  }
  const filled = configurationReducer(draft, { type: "append", pieces: takenPieces(reading.rows) });
  const left = leftOf(reading, held.list.choices);
  return { draft: filled, outcome: "list-taken", pieces, ...(left && { cutList: left }) };
}

export { isOverlong } from "~/configurator/cut-list-panel/cut-list-form";
export { readIntent } from "~/configurator/order-form/order-intents";

/**
 * The limits of a post of the order form. They are here because browsers load whatever a route imports from a module
 * that is not the server's.
 */
export const ORDER_POST = { file: CUT_LIST_NAMES.file, limits: ORDER_FORM_LIMITS } as const;

const atFault = (reply: OrderReply) => (reply.outcome === "refused" ? reply.errors : []);

interface PostedOrder {
  readonly form: URLSearchParams;
  readonly file: Uint8Array | null;
  readonly product: Product;
  readonly mostRows: number;
  /** `undefined` if the owner saved none. */
  readonly offers: OptionOffers | undefined;
}

interface OrderAnswer {
  readonly reply: OrderReply;
  readonly status: 200 | 422;
}

/**
 * Answers a posted order form: its rows after the button that was clicked, the cut list in it, its total in other
 * styles, a sample, or the items for the cart and the reasons against them (specification, sections 4, 5 and 9). The
 * price is calculated here, whatever was posted. `null` if there are more rows than the server answers.
 *
 * @param compare prices a list in other styles; `null` if the styles could not be loaded
 */
export async function answerOrder(
  { form, file, product, mostRows, offers }: PostedOrder,
  compare: (draft: ConfigurationDraft) => Promise<PricedStyles | null>,
): Promise<OrderAnswer | null> {
  const intent = readIntent(form.get("intent"));
  const { draft, openings } = applyOpenings(form, applyIntent(withCupsBored(readConfigurationForm(form)), intent));
  if (countRows(draft) > mostRows) return null;
  const cutList = replyToCutList(form, file, draft, offers, mostRows);
  const answeredOn = shopToday();
  const cupsMoved = cupMoves(form, intent);
  const about = {
    ...(cupsMoved.length > 0 && { cupsMoved }),
    ...(cutList ? {} : heldCutList(form, file)),
    ...(openings && { openings }),
    ...(product.finish && { finish: product.finish }),
    answeredOn,
  };
  const answer = (reply: OrderReply, status: OrderAnswer["status"] = 200): OrderAnswer => ({
    reply: { ...about, shown: shownRows(form, intent, reply.draft, atFault(reply)), ...reply },
    status,
  });
  if (cutList?.outcome === "list-taken" && countRows(cutList.draft) > mostRows) {
    const { cutList: posted } = heldCutList(form, file);
    const shown = posted && { cutList: { ...posted, isShown: true } };
    const refused = TOO_MANY_ROWS.cutList(mostRows, countRows(cutList.draft));
    return answer({ draft, outcome: "list-read", refused, ...shown }, 422);
  }
  if (cutList) return answer(cutList);
  if (intent.type === "compare") return answer({ draft, outcome: "compared", priced: await compare(draft) });
  if ("index" in intent && (intent.type === "details" || isCopy(intent)))
    return answer({ draft, outcome: "rows", details: intent });
  const sample = intent.type === "add-sample" ? createSampleItem(product) : null;
  if (sample) return answer({ draft, outcome: "priced", items: [sample], pricedOn: answeredOn });
  if (intent.type !== "add-to-cart") return answer({ draft, outcome: "rows" });
  const check = checkAddToCart(draft, product.specification);
  if (!check.ok) return answer({ draft, outcome: "refused", errors: check.errors }, 422);
  const items = createCartItems(product, check.configuration);
  return answer({ draft, outcome: "priced", items, pricedOn: answeredOn });
}
