import { Response } from "undici";
import { type Database, write } from "~/database/database.server";
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

interface HandBackOptions {
  /** The shop address to return to. */
  readonly returnUrl: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Stops waiting for the database. */
  readonly signal: AbortSignal;
}

/**
 * The redirect back to the shop, with a one-time code, and a cookie by which the account then knows this browser.
 *
 * @throws BusyError while another process has locked the database
 */
export async function handBack(
  database: Database,
  account: SignedIn,
  { returnUrl, now, signal }: HandBackOptions,
): Promise<Response> {
  const target = new URL(returnUrl);
  const login = { customerId: account.id, returnUrl, lifetime: SIGN_IN_CODE_MS };
  const code = await write(database, (trx) => createLoginCode(trx, login, now()), signal);
  target.searchParams.set("code", code);
  target.searchParams.set("email", account.email);
  return new Response(null, {
    status: 303,
    headers: {
      Location: target.href,
      "Set-Cookie": deviceCookie(account, now(), target.protocol === "https:"),
      "Cache-Control": "no-store",
    },
  });
}
