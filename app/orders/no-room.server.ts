import { waitingTime } from "~/measure/waiting-time";
import type { NoRoom } from "./no-room";

const NOTHING = "Nothing was ordered, and everything is still in your cart.";

interface Said {
  readonly problem: string;
  readonly status: 429 | 503;
  /** In seconds. */
  readonly retryAfter?: number | undefined;
}

/**
 * What a form says if no further order can be placed.
 *
 * @param isGuest nobody is signed in: part of every day is reserved for accounts
 * @param reassurance says in words that what was to be ordered is not lost; the cart, unless given
 */
export function noRoomReply(noRoom: NoRoom, isGuest: boolean, reassurance = NOTHING): Said {
  const signIn = isGuest ? " If you have an account, sign in first: part of every day is kept for accounts." : "";
  if (noRoom.outcome === "full") {
    const full = "We have as many new orders as we can read today.";
    return { problem: `${full} ${reassurance} Place it again tomorrow, or call us.${signIn}`, status: 503 };
  }
  const { retryAfter } = noRoom;
  const many = `Too many orders came from ${isGuest ? "this connection or with this e-mail address" : "your account or this connection"}.`;
  return {
    problem: `${many} ${reassurance} Place it again in ${waitingTime(retryAfter)}, or call us.${signIn}`,
    status: 429,
    retryAfter,
  };
}
