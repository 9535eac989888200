import type { Request, Response } from "undici";
import { BusyError } from "~/base/database/busy-error.server";
import type { Database } from "~/base/database/database.server";
import type { Log } from "~/base/platform/log.server";
import type { MailShop } from "~/house/mail/frame.server";
import { PASSWORD_HINT } from "~/provider/accounts/password";
import type { SignInPages } from "~/provider/contract/backend.server";
import { accountOfReset, FORGOTTEN_PATH, NEW_PASSWORD_PATH, resetPassword } from "../password-reset.server";
import { faultOf, hashPassword } from "../passwords.server";
import { PasswordField } from "./form-fields.server";
import { Page, ProblemBox, type Shop, signInResponse, wholeDocument } from "./page.server";

interface NewPasswordPageProps extends Shop {
  readonly action: string;
  readonly problem: string | null;
}

function NewPasswordPage({ action, problem, ...shop }: NewPasswordPageProps) {
  return (
    <Page {...shop} title={problem === null ? "Choose a new password" : "Error: Choose a new password"}>
      <h1>Choose a new password</h1>
      <p className="to">This signs your account out on every device.</p>
      {problem !== null && <ProblemBox text={problem} />}
      <form method="post" action={action} noValidate>
        <PasswordField
          name="password"
          label="New password"
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          isInvalid={problem !== null}
        />
        <button type="submit">Change the password</button>
      </form>
    </Page>
  );
}

function PasswordChangedPage(shop: Shop) {
  return (
    <Page {...shop} title="Your password was changed">
      <h1>Your password was changed</h1>
      <p className="to">Your account is signed out on every device.</p>
      <p>
        <a href={`${shop.shopOrigin}/login`}>Sign in with your new password</a>
      </p>
    </Page>
  );
}

function ResetGonePage({ forgottenPath, ...shop }: Shop & { readonly forgottenPath: string }) {
  return (
    <Page {...shop} title="This link no longer works">
      <h1>This link no longer works</h1>
      <ProblemBox text="It was used, replaced by a newer one, or is older than 30 minutes. The password was not changed." />
      <p className="back">
        <a href={forgottenPath}>Get a new link</a>
      </p>
    </Page>
  );
}

/** The form behind a mailed link, as a whole HTML document. */
export function renderNewPassword(props: NewPasswordPageProps): string {
  return wholeDocument(<NewPasswordPage {...props} />);
}

/** The page after a password was changed. */
export function renderPasswordChanged(shop: Shop): string {
  return wholeDocument(<PasswordChangedPage {...shop} />);
}

/** The page for an invalid link. */
export function renderResetGone(props: Parameters<typeof ResetGonePage>[0]): string {
  return wholeDocument(<ResetGonePage {...props} />);
}

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
