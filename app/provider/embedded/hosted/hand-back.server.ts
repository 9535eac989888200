import { Response } from "undici";
import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { SIGN_IN_CODE_MS } from "../../host/session-lifetime.server";
import { createLoginCode } from "../login-codes.server";
import { deviceCookie } from "./device-cookie.server";

/** A person who proved their identity. */
interface SignedIn {
  readonly id: string;
  /** Normalized. */
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * The redirect back to the shop, with a one-time code, and a cookie by which the account then knows this browser.
 *
 * @param returnUrl the shop address to return to
 */
export async function handBack(
  trx: Transaction,
  account: SignedIn,
  returnUrl: string,
  now: EpochMs,
): Promise<Response> {
  const target = new URL(returnUrl);
  const login = { customerId: account.id, returnUrl, lifetime: SIGN_IN_CODE_MS };
  const code = await createLoginCode(trx, login, now);
  target.searchParams.set("code", code);
  target.searchParams.set("email", account.email);
  return new Response(null, {
    status: 303,
    headers: {
      Location: target.href,
      "Set-Cookie": deviceCookie(account, now, target.protocol === "https:"),
      "Cache-Control": "no-store",
    },
  });
}
