import type { Request, Response } from "undici";
import { type Transaction, write } from "~/base/database/database.server";
import { recordEvent } from "~/house/audit/audit.server";
import { type BackendConfig, SIGN_IN_PAGES, type SignInPages } from "~/provider/contract/backend.server";
import { waitingTime } from "~/trade/measure/waiting-time";
import { findAccount, findCredentials } from "../accounts.server";
import { createTicket, endTicket, tryTicket } from "../login-codes.server";
import { hasTwoFactor, type TwoFactor } from "../two-factor.server";
import { HostedTextField } from "./form-fields.server";
import { handBack } from "./hand-back.server";
import { BUSY, type HostedShop, orBusy, Page, ProblemBox, ProblemPage, signInResponse } from "./page.server";

export const SECOND_STEP_PATH = `${SIGN_IN_PAGES}code`;

interface SecondStepPageProps extends HostedShop {
  readonly ticket: string;
  readonly problem: string | null;
}

function SecondStepPage({ ticket, problem, ...shop }: SecondStepPageProps) {
  return (
    <Page {...shop} title="Second step" hasProblem={problem !== null}>
      <p className="to" id="code-hint">
        Type the six digits that your authenticator app shows, or one of your recovery codes.
      </p>
      {problem && <ProblemBox text={problem} />}
      <form method="post" action={SECOND_STEP_PATH} noValidate>
        <input type="hidden" name="ticket" value={ticket} />
        <HostedTextField
          name="code"
          label="Code"
          hintId="code-hint"
          autoComplete="one-time-code"
          isInvalid={problem !== null}
        />
        <button type="submit">Continue</button>
      </form>
    </Page>
  );
}

const GONE = {
  title: "Sign-in not possible",
  text: "This step took too long, or too many codes were tried. Please start again from the shop.",
};

const WRONG = "This code is not right, or was used before. Please type the one that your app shows now.";

interface SecondStepOptions extends Pick<BackendConfig, "database" | "shop" | "returnUrl" | "log" | "now"> {
  readonly twoFactor: TwoFactor;
}

interface SecondStep {
  /** The page that asks for the second factor, or `null` if the account has none. Throws BusyError. */
  ask(customerId: string, signal: AbortSignal): Promise<Response | null>;
  readonly page: SignInPages;
}

/**
 * Asks for the second factor after the password. A ticket binds the step to the account, for five minutes and five
 * codes; codes are also limited by account, as anybody with the password can get more tickets.
 */
export function createSecondStep(options: SecondStepOptions): SecondStep {
  const { database, returnUrl, twoFactor, log, now } = options;
  const shop = { shopName: options.shop.shopName, shopOrigin: new URL(returnUrl).origin };
  const form = (status: number, ticket: string, problem: string | null, headers?: Readonly<Record<string, string>>) =>
    signInResponse(status, <SecondStepPage {...shop} ticket={ticket} problem={problem} />, shop, headers);
  const gone = (status: number) => signInResponse(status, <ProblemPage {...shop} {...GONE} />, shop);

  async function step(trx: Transaction, ticket: string, code: string): Promise<Response | { readonly wrong: string }> {
    const id = await tryTicket(trx, ticket, now());
    const account = id === null ? null : await findAccount(trx, id);
    const credentials = account && (await findCredentials(trx, account.email));
    if (!credentials) return gone(422);
    const outcome = await twoFactor.pass(trx, account.id, code, now());
    if (typeof outcome === "object") {
      const text = `Too many codes were tried. Please wait ${waitingTime(outcome.wait)} and try again.`;
      return form(429, ticket, text, { "Retry-After": String(outcome.wait) });
    }
    if (outcome === "wrong") {
      await recordEvent(trx, { kind: "sign-in.failed", actorId: null, subjectId: account.id }, now());
      return { wrong: account.id };
    }
    await endTicket(trx, ticket);
    return handBack(trx, { ...credentials, email: account.email }, returnUrl, now());
  }

  async function take(ticket: string, code: string, signal: AbortSignal): Promise<Response> {
    // One transaction: a code is used up only if it signs in.
    const taken = await write(database, (trx) => step(trx, ticket, code), signal);
    if (!("wrong" in taken)) return taken;
    log.info("audit.sign-in.failed", { subject: taken.wrong });
    return form(422, ticket, WRONG);
  }

  async function answer(request: Request): Promise<Response> {
    const posted = new URLSearchParams(await request.text());
    const ticket = posted.get("ticket") ?? "";
    return orBusy(
      () => take(ticket, posted.get("code") ?? "", request.signal),
      (headers) => form(503, ticket, BUSY, headers),
    );
  }

  return {
    async ask(id, signal) {
      if (!(await hasTwoFactor(database.db, id))) return null;
      return form(200, await write(database, (trx) => createTicket(trx, id, now()), signal), null);
    },
    page: async (request) => (request.method === "POST" ? answer(request) : gone(400)),
  };
}
