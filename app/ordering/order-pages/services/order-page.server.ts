import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import type { OrderState } from "~/house/capacity/order-state";
import { termsShown } from "~/house/settings/services/settings.server";
import { listClaims } from "~/ordering/claims/services/claims.server";
import { type Claim, type ClaimWindow, claimWindow } from "~/ordering/orders/claims";
import { isFreeToCancel, type LinkedOrder } from "~/ordering/orders/order";
import { type OrderNotice, readOrderNotice } from "~/ordering/orders/order-page-form";
import { comparedTerms, type TakenAgain, takeAgain } from "~/ordering/orders/take-again";
import { remakeLinks } from "~/ordering/remakes/services/remakes.server";
import type { User } from "~/provider/accounts/account";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { hiddenTitles } from "~/provider/catalog/services/styles.server";

/** The visitor's facts that their prices depend on. */
type PricedReader = Partial<Pick<User, "pricedTier" | "sampleCredits">>;

/** What an order's page shows. */
interface OrderShown extends LinkedOrder {
  /** Whether the customer may still change or cancel it without asking. */
  readonly isFree: boolean;
  /** Why the visitor was sent to the page. */
  readonly notice: OrderNotice | null;
  /** The pieces that go back into the cart, if that was just requested. */
  readonly taken: TakenAgain | null;
  readonly claims: ClaimsShown;
  /** The titles of its styles that are no longer made. */
  readonly noLongerMade: readonly string[];
  /** The secrets of the pages of the order that it remakes and of its remakes, by number. */
  readonly remakeLinks: Readonly<Record<string, string>>;
}

interface ClaimsShown {
  readonly window: ClaimWindow;
  /** Oldest first; `null` if they could not be loaded. */
  readonly made: readonly Claim[] | null;
}

/** The states before anything has left the workshop, when there cannot be a claim. */
const BEFORE_SHIPPING: readonly OrderState[] = ["received", "confirmed", "cancelled"];

/** The claims about an order; its page is shown even if they cannot be loaded. */
async function claimsShown({ order, link }: LinkedOrder): Promise<ClaimsShown> {
  const window = claimWindow(order, Date.now());
  if (BEFORE_SHIPPING.includes(order.state)) return { window, made: [] };
  try {
    return { window, made: (await listClaims({ link })) ?? [] };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return { window, made: null };
  }
}

/** The pages that remakes lead to; without them, the page names their numbers only. */
async function linksShown({ order, link }: LinkedOrder): Promise<Readonly<Record<string, string>>> {
  if (!(order.remake || order.remakes)) return {};
  try {
    return await remakeLinks(link);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return {};
  }
}

/** The lines at today's prices, or as ordered if today's cannot be loaded: the checkout checks them anyway. */
async function takenToday(order: LinkedOrder["order"], reader: PricedReader | null): Promise<TakenAgain> {
  const { lines } = order;
  try {
    const asked = [catalog().list(), termsShown(reader?.pricedTier ?? null, reader?.sampleCredits)] as const;
    const [products, now] = await Promise.all(asked);
    return takeAgain(lines, products, comparedTerms(order, now));
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return { lines, changes: [] };
  }
}

/**
 * The contents of an order's page.
 *
 * @param query of the page's address
 * @param reader the visitor who opens it, `null` if not signed in
 */
export async function orderShown(
  found: LinkedOrder,
  query: URLSearchParams,
  reader: PricedReader | null,
): Promise<OrderShown> {
  const notice = readOrderNotice(query);
  const isTaken = notice === "changing" && found.order.state === "cancelled";
  const isFree = isFreeToCancel(found.order);
  const claims = await claimsShown(found);
  const noLongerMade = await hiddenTitles(found.order.lines.map(({ productId }) => productId));
  const taken = isTaken ? await takenToday(found.order, reader) : null;
  return { ...found, isFree, notice, taken, claims, noLongerMade, remakeLinks: await linksShown(found) };
}
