import { TOO_MANY_ROWS } from "~/base/platform/posts/form-limits.server";
import { createCartItems, createSampleItem } from "~/configurator/lines/cart-item";
import { applyOpenings } from "~/configurator/openings-panel/opening-form.server";
import { checkAddToCart } from "~/configurator/order-form/add-to-cart";
import { readConfigurationForm } from "~/configurator/order-form/configuration-form";
import type { PricedStyles } from "~/configurator/order-form/in-other-styles";
import { readIntent } from "~/configurator/order-form/order-intents";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import { applyIntent, cupMoves } from "~/configurator/order-form/posted-intent";
import { shownRows } from "~/configurator/order-form/shown-rows";
import { shopToday } from "~/house/calendar/shop-today";
import type { Product } from "~/trade/catalog/product";
import type { OptionOffers } from "~/trade/measure/option-offers";
import { withCupsBored } from "~/trade/pieces/bored-for-cups";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { countRows } from "~/trade/pieces/drafted-order";
import { heldCutList, replyToCutList } from "./cut-list-reply.server";

const atFault = (reply: OrderReply) => (reply.outcome === "refused" ? reply.errors : []);

interface PostedOrder {
  readonly form: URLSearchParams;
  /** A cut list's file, if one was sent. */
  readonly file: Uint8Array | null;
  /** In the chosen finish. */
  readonly product: Product;
  /** The most rows that the server answers, in all lists together. */
  readonly mostRows: number;
  /** What the owner saved for hinges and handles; `undefined` if nothing. */
  readonly offers: OptionOffers | undefined;
}

interface OrderAnswer {
  readonly reply: OrderReply;
  readonly status: 200 | 422;
}

/**
 * Answers a posted order form: its rows after the button that was pressed, the cut list in it, its total in other
 * styles, a sample, or the items for the cart and the reasons against them (specification, sections 4, 5 and 9). The
 * price is calculated here, whatever was posted.
 *
 * @returns `null` if there are more rows than the server answers
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
  if (intent.type === "details" || intent.type === "copy-down")
    return answer({ draft, outcome: "rows", details: intent });
  const sample = intent.type === "add-sample" ? createSampleItem(product) : null;
  if (sample) return answer({ draft, outcome: "priced", items: [sample], pricedOn: answeredOn });
  if (intent.type !== "add-to-cart") return answer({ draft, outcome: "rows" });
  const check = checkAddToCart(draft, product.specification);
  if (!check.ok) return answer({ draft, outcome: "refused", errors: check.errors }, 422);
  const items = createCartItems(product, check.configuration);
  return answer({ draft, outcome: "priced", items, pricedOn: answeredOn });
}
