import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { getCookies, type Request, Response } from "undici";
import type { Transaction } from "~/base/database/database.server";
import { DAY_MS, type EpochMs } from "~/base/time/time";
import { PAGE_COOKIE_PREFIX } from "~/provider/contract/backend.server";
import { pageCookie } from "../../contract/sign-in-pages.server";
import { SIGN_IN_CODE_MS } from "../../host/sessions.server";
import { createLoginCode } from "../login-codes.server";

interface Owner {
  readonly id: string;
  /** The signing key: its stored password hash, which is secret. A new password makes every browser unknown. */
  readonly passwordHash: string;
}

const NAME = `${PAGE_COOKIE_PREFIX}device` as const;
const LIFETIME_MS = 180 * DAY_MS;
const VALUE = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

function signatureOf({ id, passwordHash }: Owner, device: string, issuedAt: string): Buffer {
  return createHmac("sha256", passwordHash).update(`device ${id} ${device} ${issuedAt}`).digest();
}

/**
 * Makes a browser known to an account: signed, unreadable to scripts, sent to the sign-in page only. It grants no
 * access; it only gives the browser a limit of its own.
 */
function deviceCookie(owner: Owner, now: EpochMs, isSecure: boolean): string {
  const device = randomBytes(16).toString("base64url");
  const issuedAt = String(now);
  const value = `${device}.${issuedAt}.${signatureOf(owner, device, issuedAt).toString("base64url")}`;
  return pageCookie({ name: NAME, value, sameSite: "Strict", maxAge: LIFETIME_MS / 1000, isSecure });
}

export function knownDevice(request: Request, owner: Owner | null, now: EpochMs): string | null {
  const [, device, issuedAt, signature] = VALUE.exec(getCookies(request.headers)[NAME] ?? "") ?? [];
  if (!owner || !device || !issuedAt || !signature) return null;
  if (Number(issuedAt) + LIFETIME_MS <= now) return null;
  const isOwn = timingSafeEqual(Buffer.from(signature, "base64url"), signatureOf(owner, device, issuedAt));
  return isOwn ? device : null;
}

interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** Redirects back to the shop with a one-time code, and a cookie by which the account then knows this browser. */
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
