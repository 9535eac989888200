import type { Request, Response } from "undici";
import { BusyError } from "~/base/database/busy-error.server";
import type { Database } from "~/base/database/database.server";
import type { Log } from "~/base/platform/log.server";
import type { MailShop } from "~/house/mail/frame.server";
import type { SignInPages } from "../../contract/backend.server";
import { changeEmail, changeOfCode, NEW_EMAIL_PATH } from "../email-change.server";
import { renderChanged, renderConfirm, renderGone } from "./email-change-page.server";
import { signInResponse } from "./sign-in-response.server";

/** Longer than any code of ours, in characters. */
const MAX_CODE_LENGTH = 200;

const BUSY = "The shop is very busy. Please wait a moment and try again.";

interface EmailChangeOptions {
  readonly database: Database;
  readonly shop: MailShop;
  /** Addresses that only an admin's account may have, normalized. */
  readonly adminEmails: readonly string[];
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * The page behind a mailed link, which gives an account its new address. Opening it changes nothing, as mail programs
 * open links too.
 */
export function createEmailChangePage({ database, shop, adminEmails, log, now }: EmailChangeOptions): SignInPages {
  const { publicOrigin } = shop;
  const base = () => ({ shopName: shop.shopName, shopOrigin: publicOrigin });
  const gone = () =>
    signInResponse(410, renderGone({ ...base(), profileUrl: `${publicOrigin}/account/profile` }), publicOrigin);
  const form = async (code: string, problem: string | null, headers?: Record<string, string>) => {
    const change = await changeOfCode(database.db, code, adminEmails, now());
    if (!change) return gone();
    const action = `${NEW_EMAIL_PATH}${code}`;
    const page = renderConfirm({ ...base(), action, email: change.email, problem });
    return signInResponse(problem === null ? 200 : 503, page, publicOrigin, headers);
  };

  async function confirm(code: string, request: Request): Promise<Response> {
    try {
      const changed = await changeEmail(database, code, { adminEmails, shop }, now(), request.signal);
      if (!changed) return gone();
      log.info("audit.email.changed", { subject: changed.account.id });
      return signInResponse(200, renderChanged({ ...base(), loginUrl: `${publicOrigin}/login` }), publicOrigin);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      return form(code, BUSY, { "Retry-After": String(error.retryAfter) });
    }
  }

  return async (request) => {
    const code = new URL(request.url).pathname.slice(NEW_EMAIL_PATH.length);
    if (!/^[\w-]+$/.test(code) || code.length > MAX_CODE_LENGTH) return gone();
    return request.method === "POST" ? confirm(code, request) : form(code, null);
  };
}
