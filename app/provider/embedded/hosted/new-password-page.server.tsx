import type { Request, Response } from "undici";
import { PASSWORD_HINT } from "~/provider/accounts/password";
import type { BackendConfig, SignInPages } from "~/provider/contract/backend.server";
import { accountOfReset, FORGOTTEN_PATH, NEW_PASSWORD_PATH, resetPassword } from "../password-reset.server";
import { faultOf, hashPassword } from "../passwords.server";
import { HostedPasswordField } from "./form-fields.server";
import {
  DonePage,
  type HostedShop,
  mailedCode,
  orBusy,
  Page,
  ProblemBox,
  ProblemPage,
  signInResponse,
} from "./page.server";
import { MANY_SIGN_INS } from "./sign-in-page.server";

interface NewPasswordPageProps extends HostedShop {
  readonly action: string;
  readonly problem: string | null;
}

function NewPasswordPage({ action, problem, ...shop }: NewPasswordPageProps) {
  return (
    <Page {...shop} title="Choose a new password" hasProblem={problem !== null}>
      <p className="to">This signs your account out on every device.</p>
      {problem !== null && <ProblemBox text={problem} />}
      <form method="post" action={action} noValidate>
        <HostedPasswordField
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

const GONE = {
  title: "This link no longer works",
  text: "It was used, replaced by a newer one, or is older than 30 minutes. The password was not changed.",
  instead: { href: FORGOTTEN_PATH, label: "Get a new link" },
};

const DONE = {
  title: "Your password was changed",
  text: "Your account is signed out on every device.",
  signIn: "Sign in with your new password",
};

/** The page behind a mailed link. Opening it does not use up the link, as mail programs open links too. */
export function createNewPasswordPage({
  database,
  shop: mailShop,
  log,
  now,
}: Pick<BackendConfig, "database" | "shop" | "log" | "now">): SignInPages {
  const shop = { shopName: mailShop.shopName, shopOrigin: mailShop.publicOrigin };
  const gone = () => signInResponse(410, <ProblemPage {...shop} {...GONE} />, shop);
  const form = (status: number, code: string, problem: string | null, headers?: Readonly<Record<string, string>>) => {
    const page = <NewPasswordPage {...shop} action={`${NEW_PASSWORD_PATH}${code}`} problem={problem} />;
    return signInResponse(status, page, shop, headers);
  };

  async function set(code: string, request: Request): Promise<Response> {
    const password = new URLSearchParams(await request.text()).get("password") ?? "";
    const account = await accountOfReset(database.db, code, now());
    if (!account) return gone();
    const fault = faultOf(password, mailShop.shopName, account);
    if (fault !== null) return form(422, code, fault.endsWith(".") ? fault : `${fault}.`);
    const change = async () => {
      const passwordHash = await hashPassword(password, request.signal);
      const id = await resetPassword(database, { code, passwordHash, shop: mailShop }, now(), request.signal);
      if (id === null) return gone();
      log.info("audit.password.reset", { subject: id });
      return signInResponse(200, <DonePage {...shop} {...DONE} />, shop);
    };
    return orBusy(change, (headers) => form(503, code, MANY_SIGN_INS, headers));
  }

  return async (request) => {
    const code = mailedCode(request, NEW_PASSWORD_PATH);
    if (code === null) return gone();
    if (request.method === "POST") return set(code, request);
    return (await accountOfReset(database.db, code, now())) ? form(200, code, null) : gone();
  };
}
