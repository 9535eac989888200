import type { Request, Response } from "undici";
import { BusyError } from "~/base/database/busy-error.server";
import type { Database } from "~/base/database/database.server";
import type { Log } from "~/base/platform/log.server";
import type { MailShop } from "~/house/mail/frame.server";
import type { SignInPages } from "../../contract/backend.server";
import { faultOf } from "../password-change.server";
import { accountOfReset, FORGOTTEN_PATH, NEW_PASSWORD_PATH, resetPassword } from "../password-reset.server";
import { hashPassword } from "../passwords.server";
import { renderNewPassword, renderPasswordChanged, renderResetGone } from "./new-password-page.server";
import { signInResponse } from "./sign-in-response.server";

/** Longer than any code of ours, in characters. */
const MAX_CODE_LENGTH = 200;

const BUSY = "Many people are signing in at the moment. Please wait a few seconds and try again.";

interface NewPasswordOptions {
  readonly database: Database;
  readonly shop: MailShop;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * The page behind a mailed link, which sets an account's new password. Opening it does not use up the link, as mail
 * programs open links too.
 */
export function createNewPasswordPage({ database, shop, log, now }: NewPasswordOptions): SignInPages {
  const { publicOrigin } = shop;
  const base = () => ({ shopName: shop.shopName, shopOrigin: publicOrigin });
  const gone = () => signInResponse(410, renderResetGone({ ...base(), forgottenPath: FORGOTTEN_PATH }), publicOrigin);
  const form = (status: number, code: string, problem: string | null, headers?: Record<string, string>) =>
    signInResponse(
      status,
      renderNewPassword({ ...base(), action: `${NEW_PASSWORD_PATH}${code}`, problem }),
      publicOrigin,
      headers,
    );

  async function set(code: string, request: Request): Promise<Response> {
    const password = new URLSearchParams(await request.text()).get("password") ?? "";
    const account = await accountOfReset(database.db, code, now());
    if (!account) return gone();
    const fault = faultOf(password, shop.shopName, account);
    if (fault !== null) return form(422, code, fault.endsWith(".") ? fault : `${fault}.`);
    try {
      const passwordHash = await hashPassword(password, request.signal);
      const id = await resetPassword(database, { code, passwordHash, shop }, now(), request.signal);
      if (id === null) return gone();
      log.info("audit.password.reset", { subject: id });
      return signInResponse(200, renderPasswordChanged(base()), publicOrigin);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      return form(503, code, BUSY, { "Retry-After": String(error.retryAfter) });
    }
  }

  return async (request) => {
    const code = new URL(request.url).pathname.slice(NEW_PASSWORD_PATH.length);
    if (!/^[\w-]+$/.test(code) || code.length > MAX_CODE_LENGTH) return gone();
    if (request.method === "POST") return set(code, request);
    return (await accountOfReset(database.db, code, now())) ? form(200, code, null) : gone();
  };
}
