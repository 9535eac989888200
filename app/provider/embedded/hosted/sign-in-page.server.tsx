import type { Response } from "undici";
import { MAX_EMAIL_LENGTH, normalizeEmail } from "~/base/addresses/email";
import { write } from "~/base/database/database.server";
import { recordEvent } from "~/house/audit/audit.server";
import { MAX_PASSWORD_LENGTH, normalPassword } from "~/provider/accounts/password";
import { type BackendConfig, SIGN_IN_PAGES, type SignInPages } from "~/provider/contract/backend.server";
import { waitingTime } from "~/trade/measure/waiting-time";
import { emailFrom } from "../../contract/sign-in-pages.server";
import { findCredentials } from "../accounts.server";
import type { SignInLimits } from "../attempt-limit.server";
import { FORGOTTEN_PATH } from "../password-reset.server";
import { verifyPassword } from "../passwords.server";
import { type FieldsProblem, HostedEmailField, HostedPasswordField } from "./form-fields.server";
import { handBack, knownDevice } from "./hand-back.server";
import { type HostedShop, orBusy, Page, ProblemBox, ProblemPage, signInResponse } from "./page.server";

export const SIGN_IN_PAGE_PATH = `${SIGN_IN_PAGES}login`;

type SignInProblem = FieldsProblem<"email" | "password">;

interface SignInPageProps extends HostedShop {
  readonly returnUrl: string;
  readonly email: string;
  readonly problem: SignInProblem | null;
}

function SignInPage({ returnUrl, email, problem, ...shop }: SignInPageProps) {
  const isInvalid = (field: SignInProblem["fields"][number]) => problem?.fields.includes(field) ?? false;
  return (
    <Page {...shop} title="Sign in" hasProblem={problem !== null}>
      <p className="to">Use the e-mail address and password of your account.</p>
      {problem && <ProblemBox text={problem.text} />}
      <form method="post" action={SIGN_IN_PAGE_PATH} noValidate>
        <input type="hidden" name="return_url" value={returnUrl} />
        <HostedEmailField defaultValue={email} isInvalid={isInvalid("email")} />
        <HostedPasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          isInvalid={isInvalid("password")}
        />
        <button type="submit">Continue</button>
      </form>
      <p className="back">
        <a href={FORGOTTEN_PATH}>Forgot your password?</a>
      </p>
    </Page>
  );
}

interface SignInPagesOptions extends Pick<BackendConfig, "database" | "returnUrl" | "now"> {
  readonly shop: Pick<BackendConfig["shop"], "shopName">;
  readonly limits: SignInLimits;
  readonly failed: (email: string) => Promise<void>;
  readonly secondStep: (customerId: string, signal: AbortSignal) => Promise<Response | null>;
}

export const MANY_SIGN_INS = "Many people are signing in at the moment. Please wait a few seconds and try again.";

const WRONG: SignInProblem = {
  text: "The e-mail address or the password is not right.",
  fields: ["email", "password"],
};

const NO_RETURN = {
  title: "Sign-in not possible",
  text: "This page was opened without a return address that it knows. Please start again from the shop.",
};

const NO_PAGE = { title: "Page not found", text: "There is no such page. Please start again from the shop." };

function missing(email: string, password: string): SignInProblem | null {
  const fields = [email === "" && "email", password === "" && "password"] as const;
  const empty = fields.filter((field) => field !== false);
  if (empty.length === 0) return null;
  const names = empty.map((field) => (field === "email" ? "your e-mail address" : "your password"));
  return { text: `Please enter ${names.join(" and ")}.`, fields: empty };
}

interface Posted {
  readonly form: URLSearchParams;
  readonly request: Parameters<SignInPages>[0];
  readonly visitor: string | null;
}

/**
 * Asks for e-mail and password, and redirects back with a one-time code. Unknown addresses and wrong passwords take the
 * same time and get the same message; both have the same limits, which apply before any password is hashed.
 */
export function createSignInPages(options: SignInPagesOptions): SignInPages {
  const { database, returnUrl, limits, failed, secondStep, now } = options;
  const shop = { shopName: options.shop.shopName, shopOrigin: new URL(returnUrl).origin };
  const form = (
    status: number,
    email: string,
    problem: SignInProblem | null,
    headers?: Readonly<Record<string, string>>,
  ) => {
    const page = <SignInPage {...shop} returnUrl={returnUrl} email={email} problem={problem} />;
    return signInResponse(status, page, shop, headers);
  };
  const refuse = (status: number, words: typeof NO_PAGE) =>
    signInResponse(status, <ProblemPage {...shop} {...words} />, shop);

  async function signIn({ form: posted, request, visitor }: Posted): Promise<Response> {
    const typed = posted.get("email") ?? "";
    const password = posted.get("password") ?? "";
    const gap = missing(typed.trim(), password);
    if (gap) return form(422, typed, gap);
    const email = normalizeEmail(typed);
    const isPossible = email.length <= MAX_EMAIL_LENGTH && normalPassword(password).length <= 2 * MAX_PASSWORD_LENGTH;
    const account = isPossible ? await findCredentials(database.db, email) : null;
    const attempt = {
      visitor,
      email: email.slice(0, MAX_EMAIL_LENGTH),
      device: knownDevice(request, account, now()),
    };
    const wait = await limits.count(attempt);
    if (wait > 0) {
      const text = `Too many tries. Please wait ${waitingTime(wait)} and try again.`;
      return form(429, typed, { text, fields: [] }, { "Retry-After": String(wait) });
    }
    const { signal } = request;
    const check = async () => {
      const hash = account?.passwordHash ?? null;
      const isRight = await verifyPassword(hash, isPossible ? password : "", signal);
      // A new password also ends sign-ins with the old one that are still waiting to be hashed.
      const isStill = (await findCredentials(database.db, email))?.passwordHash === hash;
      if (!isRight || !account || !isStill) {
        await failed(attempt.email);
        return form(422, typed, WRONG);
      }
      await limits.forget(attempt);
      return (
        (await secondStep(account.id, signal)) ??
        (await write(database, (trx) => handBack(trx, { ...account, email }, returnUrl, now()), signal))
      );
    };
    return orBusy(check, (headers) => form(503, typed, { text: MANY_SIGN_INS, fields: [] }, headers));
  }

  return async (request, visitor = null) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== SIGN_IN_PAGE_PATH) return refuse(404, NO_PAGE);
    const posted = request.method === "POST" ? new URLSearchParams(await request.text()) : null;
    if ((posted ?? searchParams).get("return_url") !== returnUrl) return refuse(400, NO_RETURN);
    if (posted) return signIn({ form: posted, request, visitor });
    return form(200, emailFrom(request), null);
  };
}

/**
 * Records a failed sign-in, with the same work whether or not the address is known. The address itself is not recorded:
 * people type passwords into the wrong field.
 */
export function noteFailedSignIn({
  database,
  log,
  now,
}: Pick<BackendConfig, "database" | "log" | "now">): (email: string) => Promise<void> {
  return async (email) => {
    const subjectId = (await findCredentials(database.db, email))?.id ?? null;
    await write(database, (trx) => recordEvent(trx, { kind: "sign-in.failed", actorId: null, subjectId }, now()));
    log.info("audit.sign-in.failed", { subject: subjectId });
  };
}
