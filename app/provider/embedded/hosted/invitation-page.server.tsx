import type { Request, Response } from "undici";
import { MAX_EMAIL_LENGTH, normalizeEmail } from "~/base/addresses/email";
import type { Database } from "~/base/database/database.server";
import type { Log } from "~/base/platform/log.server";
import type { MailShop } from "~/house/mail/frame.server";
import { commonPasswordFault } from "~/provider/accounts/common-password.server";
import { isStrongPassword, PASSWORD_HINT, PASSWORD_PROBLEM } from "~/provider/accounts/password";
import { type Backend, SIGN_IN_PAGES } from "~/provider/contract/backend.server";
import { acceptInvitation, isInvited } from "../invitations.server";
import { hashPassword } from "../passwords.server";
import { EmailField, PasswordField, TextField } from "./form-fields.server";
import { Page, ProblemBox, type Shop, signInResponse, wholeDocument } from "./page.server";

type Field = "email" | "code" | "password";

/** The page's error message, and the fields it applies to. */
export interface InvitationProblem {
  readonly text: string;
  readonly fields: readonly Field[];
}

interface InvitationPageProps extends Shop {
  readonly action: string;
  readonly email: string;
  readonly code: string;
  readonly passwordHint: string;
  readonly problem: InvitationProblem | null;
}

function InvitationPage({ action, email, code, passwordHint, problem, ...shop }: InvitationPageProps) {
  const isInvalid = (field: Field) => problem?.fields.includes(field) ?? false;
  return (
    <Page {...shop} title={problem ? "Error: Invitation" : "Invitation"}>
      <h1>Invitation</h1>
      <p className="to">
        The operator of this shop invited your address. Enter the code that the shop printed when it started, and choose
        a password for the account.
      </p>
      {problem && <ProblemBox text={problem.text} />}
      <form method="post" action={action} noValidate>
        <EmailField defaultValue={email} isInvalid={isInvalid("email")} />
        <TextField
          name="code"
          label="Code"
          autoComplete="one-time-code"
          defaultValue={code}
          isInvalid={isInvalid("code")}
        />
        <PasswordField
          name="password"
          label="New password"
          hint={passwordHint}
          autoComplete="new-password"
          isInvalid={isInvalid("password")}
        />
        <button type="submit">Continue</button>
      </form>
    </Page>
  );
}

function AcceptedPage(shop: Shop) {
  return (
    <Page {...shop} title="Your account is ready">
      <h1>Your account is ready</h1>
      <p className="to">Its address is confirmed, and it is signed out on every device.</p>
      <p>
        <a href={`${shop.shopOrigin}/login`}>Sign in with your new password</a>
      </p>
    </Page>
  );
}

/** The form for accepting an invitation, as a whole HTML document. */
export function renderInvitation(props: InvitationPageProps): string {
  return wholeDocument(<InvitationPage {...props} />);
}

/** The page after an invitation was accepted. */
export function renderAccepted(shop: Shop): string {
  return wholeDocument(<AcceptedPage {...shop} />);
}

/** The path of the page that accepts an invitation. */
export const INVITATION_PATH = `${SIGN_IN_PAGES}invitation`;

/** Longer than any code of ours, in characters. */
const MAX_CODE_LENGTH = 200;

const UNKNOWN: InvitationProblem = {
  text: "This code is not right for this address, was already used, or was replaced when the shop last started.",
  fields: ["email", "code"],
};

const WEAK: InvitationProblem = { text: `${PASSWORD_PROBLEM}.`, fields: ["password"] };

interface InvitationOptions {
  readonly database: Database;
  readonly shop: Pick<MailShop, "shopName">;
  readonly publicOrigin: string;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * The page on which the owner of an address in ADMIN_EMAILS confirms it, with the one-time code that the shop printed
 * at startup, and a new password, which ends anybody else's access to the account.
 */
export function createInvitationPage({ database, shop, publicOrigin, log, now }: InvitationOptions): Backend {
  const base = () => ({ shopName: shop.shopName, shopOrigin: publicOrigin });
  const form = (status: number, email: string, code: string, problem: InvitationProblem | null) =>
    signInResponse(
      status,
      renderInvitation({ ...base(), action: INVITATION_PATH, email, code, passwordHint: PASSWORD_HINT, problem }),
      publicOrigin,
    );

  async function accept(request: Request): Promise<Response> {
    const posted = new URLSearchParams(await request.text());
    const typed = (posted.get("email") ?? "").slice(0, MAX_EMAIL_LENGTH);
    const code = (posted.get("code") ?? "").trim().slice(0, MAX_CODE_LENGTH);
    const password = posted.get("password") ?? "";
    const invitation = { email: normalizeEmail(typed), code };
    if (!(await isInvited(database.db, invitation, now()))) return form(422, typed, code, UNKNOWN);
    if (!isStrongPassword(password)) return form(422, typed, code, WEAK);
    const fault = commonPasswordFault(password, shop.shopName, invitation);
    if (fault !== null) return form(422, typed, code, { text: fault, fields: ["password"] });
    const passwordHash = await hashPassword(password, request.signal);
    const id = await acceptInvitation(database, invitation, passwordHash, now(), request.signal);
    if (id === null) return form(422, typed, code, UNKNOWN);
    log.info("audit.admin.confirmed", { subject: id });
    return signInResponse(200, renderAccepted(base()), publicOrigin);
  }

  return async (request: Request) => {
    if (request.method === "POST") return accept(request);
    const hint = (new URL(request.url).searchParams.get("email") ?? "").slice(0, MAX_EMAIL_LENGTH);
    return form(200, hint, "", null);
  };
}
