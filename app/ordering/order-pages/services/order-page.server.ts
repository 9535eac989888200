import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import type { OrderState } from "~/house/capacity/order-state";
import { termsShown } from "~/house/settings/services/settings.server";
import { listClaims } from "~/ordering/claims/services/claims.server";
import { type Claim, type ClaimWindow, claimWindow } from "~/ordering/orders/claims";
import type { LinkedOrder } from "~/ordering/orders/order";
import { type OrderNotice, readOrderNotice } from "~/ordering/orders/order-page-form";
import { comparedTerms, type TakenAgain, takeAgain } from "~/ordering/orders/take-again";
import { remakeLinks } from "~/ordering/remakes/services/remakes.server";
import type { User } from "~/provider/accounts/account";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { hiddenTitles } from "~/provider/catalog/services/styles.server";

type PricedReader = Partial<Pick<User, "pricedTier" | "sampleCredits">>;

interface OrderShown extends LinkedOrder {
  readonly notice: OrderNotice | null;
  readonly taken: TakenAgain | null;
  readonly claims: ClaimsShown;
  readonly noLongerMade: readonly string[];
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
  const listed = listClaims({ link }).then((claims) => claims ?? []);
  return { window, made: await orNullIfDown(listed) };
}

/** The pages that remakes lead to; without them, the page names their numbers only. */
async function linksShown({ order, link }: LinkedOrder): Promise<Readonly<Record<string, string>>> {
  if (!(order.remake || order.remakes)) return {};
  return (await orNullIfDown(remakeLinks(link))) ?? {};
}

/** The lines at today's prices, or as ordered if today's cannot be loaded: the checkout checks them anyway. */
async function takenToday(order: LinkedOrder["order"], reader: PricedReader | null): Promise<TakenAgain> {
  const { lines } = order;
  const today = await orNullIfDown(
    Promise.all([catalog().list(), termsShown(reader?.pricedTier ?? null, reader?.sampleCredits)]),
  );
  if (!today) return { lines, changes: [] };
  const [products, now] = today;
  return takeAgain(lines, products, comparedTerms(order, now));
}

export async function orderShown(
  found: LinkedOrder,
  query: URLSearchParams,
  reader: PricedReader | null,
): Promise<OrderShown> {
  const notice = readOrderNotice(query);
  const isTaken = notice === "changing" && found.order.state === "cancelled";
  const claims = await claimsShown(found);
  const noLongerMade = await hiddenTitles(found.order.lines.map(({ productId }) => productId));
  const taken = isTaken ? await takenToday(found.order, reader) : null;
  return { ...found, notice, taken, claims, noLongerMade, remakeLinks: await linksShown(found) };
}
