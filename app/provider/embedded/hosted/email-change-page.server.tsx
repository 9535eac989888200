import type { Request, Response } from "undici";
import type { BackendConfig, SignInPages } from "~/provider/contract/backend.server";
import { changeEmail, changeOfCode, NEW_EMAIL_PATH } from "../email-change.server";
import {
  BUSY,
  DonePage,
  type HostedShop,
  mailedCode,
  orBusy,
  Page,
  ProblemBox,
  ProblemPage,
  signInResponse,
} from "./page.server";

interface ConfirmPageProps extends HostedShop {
  readonly action: string;
  readonly email: string;
  readonly problem: string | null;
}

function ConfirmPage({ action, email, problem, ...shop }: ConfirmPageProps) {
  return (
    <Page {...shop} title="Use this address" hasProblem={problem !== null}>
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

const GONE = {
  title: "This link no longer works",
  text: "It was used, replaced by a newer one, or is older than 30 minutes. The address was not changed.",
};

const DONE = {
  title: "Your e-mail address was changed",
  text: "The account is signed out on every device. The password is the same.",
  signIn: "Sign in with your new address",
};

/** The page behind a mailed link. Opening it changes nothing, as mail programs open links too. */
export function createEmailChangePage({
  database,
  shop: mailShop,
  adminEmails,
  log,
  now,
}: Pick<BackendConfig, "database" | "shop" | "adminEmails" | "log" | "now">): SignInPages {
  const shop = { shopName: mailShop.shopName, shopOrigin: mailShop.publicOrigin };
  const instead = { href: `${mailShop.publicOrigin}/account/profile`, label: "Ask for a new link in your profile" };
  const gone = () => signInResponse(410, <ProblemPage {...shop} {...GONE} instead={instead} />, shop);
  const form = async (code: string, problem: string | null, headers?: Readonly<Record<string, string>>) => {
    const change = await changeOfCode(database.db, code, adminEmails, now());
    if (!change) return gone();
    const page = { action: `${NEW_EMAIL_PATH}${code}`, email: change.email, problem };
    return signInResponse(problem === null ? 200 : 503, <ConfirmPage {...shop} {...page} />, shop, headers);
  };

  async function confirm(code: string, request: Request): Promise<Response> {
    const changed = await changeEmail(database, code, { adminEmails, shop: mailShop }, now(), request.signal);
    if (!changed) return gone();
    log.info("audit.email.changed", { subject: changed.account.id });
    return signInResponse(200, <DonePage {...shop} {...DONE} />, shop);
  }

  return async (request) => {
    const code = mailedCode(request, NEW_EMAIL_PATH);
    if (code === null) return gone();
    if (request.method !== "POST") return form(code, null);
    return orBusy(
      () => confirm(code, request),
      (headers) => form(code, BUSY, headers),
    );
  };
}
