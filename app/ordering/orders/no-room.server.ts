import { waitingTime } from "~/trade/measure/waiting-time";

/**
 * Why no order can be placed for now: the shop has taken all orders of the day (`full`), or this customer has reached
 * a limit (`too-many`) and must wait for `retryAfter` seconds. Nothing was ordered.
 */
export type NoRoom = { readonly outcome: "full" } | { readonly outcome: "too-many"; readonly retryAfter: number };

const CART_KEPT = "Nothing was ordered, and everything is still in your cart.";

interface NoRoomReply {
  readonly problem: string;
  readonly status: 429 | 503;
  readonly retryAfter?: number | undefined;
}

/** What a form says if no further order can be placed. Part of every day's orders is reserved for accounts. */
export function noRoomReply(noRoom: NoRoom, isGuest: boolean, reassurance = CART_KEPT): NoRoomReply {
  const signIn = isGuest
    ? " If you have an account, sign in first: some orders every day are reserved for accounts."
    : "";
  if (noRoom.outcome === "full") {
    const full = "We have as many new orders as we can handle today.";
    return { problem: `${full} ${reassurance} Please order again tomorrow, or call us.${signIn}`, status: 503 };
  }
  const { retryAfter } = noRoom;
  const many = `Too many orders came from ${isGuest ? "this connection or with this e-mail address" : "your account or this connection"}.`;
  return {
    problem: `${many} ${reassurance} Please order again in ${waitingTime(retryAfter)}, or call us.${signIn}`,
    status: 429,
    retryAfter,
  };
}
