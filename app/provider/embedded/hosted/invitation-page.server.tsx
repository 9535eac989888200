import type { Request, Response } from "undici";
import { MAX_EMAIL_LENGTH, normalizeEmail } from "~/base/addresses/email";
import { commonPasswordFault } from "~/provider/accounts/common-password.server";
import { isStrongPassword, PASSWORD_HINT, PASSWORD_PROBLEM } from "~/provider/accounts/password";
import { type BackendConfig, SIGN_IN_PAGES, type SignInPages } from "~/provider/contract/backend.server";
import { acceptInvitation, isInvited } from "../invitations.server";
import { hashPassword } from "../passwords.server";
import { type FieldsProblem, HostedEmailField, HostedPasswordField, HostedTextField } from "./form-fields.server";
import { DonePage, type HostedShop, MAX_CODE_LENGTH, Page, ProblemBox, signInResponse } from "./page.server";

export const INVITATION_PATH = `${SIGN_IN_PAGES}invitation`;

type InvitationProblem = FieldsProblem<"email" | "code" | "password">;

interface InvitationPageProps extends HostedShop {
  readonly email: string;
  readonly code: string;
  readonly problem: InvitationProblem | null;
}

function InvitationPage({ email, code, problem, ...shop }: InvitationPageProps) {
  const isInvalid = (field: InvitationProblem["fields"][number]) => problem?.fields.includes(field) ?? false;
  return (
    <Page {...shop} title="Invitation" hasProblem={problem !== null}>
      <p className="to">
        The operator of this shop invited your address. Enter the code that the shop printed when it started, and choose
        a password for the account.
      </p>
      {problem && <ProblemBox text={problem.text} />}
      <form method="post" action={INVITATION_PATH} noValidate>
        <HostedEmailField defaultValue={email} isInvalid={isInvalid("email")} />
        <HostedTextField
          name="code"
          label="Code"
          autoComplete="one-time-code"
          defaultValue={code}
          isInvalid={isInvalid("code")}
        />
        <HostedPasswordField
          name="password"
          label="New password"
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          isInvalid={isInvalid("password")}
        />
        <button type="submit">Continue</button>
      </form>
    </Page>
  );
}

const UNKNOWN: InvitationProblem = {
  text: "This code is not right for this address, was already used, or was replaced when the shop last started.",
  fields: ["email", "code"],
};

const weak = (text: string): InvitationProblem => ({ text, fields: ["password"] });

const DONE = {
  title: "Your account is ready",
  text: "Its address is confirmed, and it is signed out on every device.",
  signIn: "Sign in with your new password",
};

/**
 * The page on which the owner of an address in ADMIN_EMAILS confirms it, with the code that the shop printed at
 * startup, and a new password, which ends anybody else's access to the account.
 */
export function createInvitationPage({
  database,
  shop: { shopName, publicOrigin: shopOrigin },
  log,
  now,
}: Pick<BackendConfig, "database" | "shop" | "log" | "now">): SignInPages {
  const shop = { shopName, shopOrigin };
  const form = (status: number, email: string, code: string, problem: InvitationProblem | null) =>
    signInResponse(status, <InvitationPage {...shop} email={email} code={code} problem={problem} />, shop);

  async function accept(request: Request): Promise<Response> {
    const posted = new URLSearchParams(await request.text());
    const typed = (posted.get("email") ?? "").slice(0, MAX_EMAIL_LENGTH);
    const code = (posted.get("code") ?? "").trim().slice(0, MAX_CODE_LENGTH);
    const password = posted.get("password") ?? "";
    const invitation = { email: normalizeEmail(typed), code };
    if (!(await isInvited(database.db, invitation, now()))) return form(422, typed, code, UNKNOWN);
    if (!isStrongPassword(password)) return form(422, typed, code, weak(`${PASSWORD_PROBLEM}.`));
    const fault = commonPasswordFault(password, shopName, invitation);
    if (fault !== null) return form(422, typed, code, weak(fault));
    const passwordHash = await hashPassword(password, request.signal);
    const id = await acceptInvitation(database, invitation, passwordHash, now(), request.signal);
    if (id === null) return form(422, typed, code, UNKNOWN);
    log.info("audit.admin.confirmed", { subject: id });
    return signInResponse(200, <DonePage {...shop} {...DONE} />, shop);
  }

  return async (request) => {
    if (request.method === "POST") return accept(request);
    const hint = (new URL(request.url).searchParams.get("email") ?? "").slice(0, MAX_EMAIL_LENGTH);
    return form(200, hint, "", null);
  };
}
