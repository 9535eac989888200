import type { Request, Response } from "undici";
import { BusyError } from "~/base/database/busy-error.server";
import type { Database } from "~/base/database/database.server";
import type { Log } from "~/base/platform/log.server";
import type { MailShop } from "~/house/mail/frame.server";
import type { SignInPages } from "~/provider/contract/backend.server";
import { changeEmail, changeOfCode, NEW_EMAIL_PATH } from "../email-change.server";
import { Page, ProblemBox, type Shop, signInResponse, wholeDocument } from "./page.server";

interface ConfirmPageProps extends Shop {
  readonly action: string;
  /** The account's new address. */
  readonly email: string;
  readonly problem: string | null;
}

function ConfirmPage({ action, email, problem, ...shop }: ConfirmPageProps) {
  return (
    <Page {...shop} title={problem === null ? "Use this address" : "Error: Use this address"}>
      <h1>Use this address</h1>
      <p>
        From now on, use <strong>{email}</strong> to sign in to the account.
      </p>
      <p className="to">This signs the account out on every device. Sign in again with the same password.</p>
      {problem !== null && <ProblemBox text={problem} />}
      <form method="post" action={action}>
        <button type="submit">Use this address</button>
      </form>
    </Page>
  );
}

function ChangedPage({ loginUrl, ...shop }: Shop & { readonly loginUrl: string }) {
  return (
    <Page {...shop} title="Your e-mail address was changed">
      <h1>Your e-mail address was changed</h1>
      <p className="to">The account is signed out on every device. The password is the same.</p>
      <p>
        <a href={loginUrl}>Sign in with your new address</a>
      </p>
    </Page>
  );
}

function GonePage({ profileUrl, ...shop }: Shop & { readonly profileUrl: string }) {
  return (
    <Page {...shop} title="This link no longer works">
      <h1>This link no longer works</h1>
      <ProblemBox text="It was used, replaced by a newer one, or is older than 30 minutes. The address was not changed." />
      <p className="back">
        <a href={profileUrl}>Ask for a new link in your profile</a>
      </p>
    </Page>
  );
}

/** The form behind a mailed link, as a whole HTML document. */
export function renderConfirm(props: ConfirmPageProps): string {
  return wholeDocument(<ConfirmPage {...props} />);
}

/** The page after the address was changed. */
export function renderChanged(props: Parameters<typeof ChangedPage>[0]): string {
  return wholeDocument(<ChangedPage {...props} />);
}

/** The page for an invalid link. */
export function renderGone(props: Parameters<typeof GonePage>[0]): string {
  return wholeDocument(<GonePage {...props} />);
}

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
