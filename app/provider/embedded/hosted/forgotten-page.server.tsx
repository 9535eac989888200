import type { Response } from "undici";
import { isEmail, MAX_EMAIL_LENGTH, normalizeEmail } from "~/base/addresses/email";
import { BusyError } from "~/base/database/busy-error.server";
import type { Database } from "~/base/database/database.server";
import type { MailShop } from "~/house/mail/frame.server";
import { mailboxOf } from "~/house/mail/mailbox.server";
import type { CreateLimit, SignInPages } from "~/provider/contract/backend.server";
import { waitingTime } from "~/trade/measure/waiting-time";
import { emailFrom } from "../../contract/sign-in-pages.server";
import { FORGOTTEN_PATH, offerReset } from "../password-reset.server";
import { EmailField } from "./form-fields.server";
import { Page, ProblemBox, type Shop, signInResponse, wholeDocument } from "./page.server";

/** What the forgotten-password page shows. */
export type ForgottenState =
  | { readonly step: "ask"; readonly email: string; readonly problem: string | null }
  | { readonly step: "sent"; readonly email: string }
  | { readonly step: "no mail" };

interface ForgottenPageProps extends Shop {
  readonly action: string;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly state: ForgottenState;
}

function AskPage({
  action,
  email,
  problem,
  ...shop
}: Shop & { action: string; email: string; problem: string | null }) {
  return (
    <Page {...shop} title={problem === null ? "Forgot your password?" : "Error: Forgot your password?"}>
      <h1>Forgot your password?</h1>
      <p className="to">Type the e-mail address of your account. We will send you a link to choose a new password.</p>
      {problem !== null && <ProblemBox text={problem} />}
      <form method="post" action={action} noValidate>
        <EmailField defaultValue={email} isInvalid={problem !== null} />
        <button type="submit">Send the link</button>
      </form>
    </Page>
  );
}

function SentPage({ email, contact, ...shop }: Shop & { email: string; contact: ForgottenPageProps["contact"] }) {
  return (
    <Page {...shop} title="Check your mail">
      <h1>Check your mail</h1>
      <p>
        If <strong>{email}</strong> has an account, a link is on its way to it. It works once, within 30 minutes, and
        earlier links no longer work.
      </p>
      <p className="to">Nothing after a few minutes? Check your spam folder, or call {contact.phone}.</p>
    </Page>
  );
}

function NoMailPage({ contact, ...shop }: Shop & { contact: ForgottenPageProps["contact"] }) {
  return (
    <Page {...shop} title="Forgot your password?">
      <h1>Forgot your password?</h1>
      <p>This shop sends no mail yet, so it cannot send you a link.</p>
      <p>
        Please write to <a href={`mailto:${contact.email}`}>{contact.email}</a> or call {contact.phone}.
      </p>
    </Page>
  );
}

/** A forgotten-password page, as a whole HTML document. */
export function renderForgotten({ action, contact, state, ...shop }: ForgottenPageProps): string {
  if (state.step === "no mail") return wholeDocument(<NoMailPage {...shop} contact={contact} />);
  if (state.step === "sent") return wholeDocument(<SentPage {...shop} contact={contact} email={state.email} />);
  return wholeDocument(<AskPage {...shop} action={action} email={state.email} problem={state.problem} />);
}

const HOUR_SECONDS = 3600;

const NO_ADDRESS = "Please enter your e-mail address, such as you@example.com.";

const BUSY = "The shop is very busy. Please wait a moment and try again.";

interface ForgottenOptions {
  readonly database: Database;
  readonly shop: MailShop;
  /** Whether mail is being sent. */
  readonly sendsMail: boolean;
  readonly createLimit: CreateLimit;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * The page that mails a link for a new password. It answers an address with or without an account in the same words
 * after the same work, and limits both alike.
 */
export function createForgottenPage({ database, shop, sendsMail, createLimit, now }: ForgottenOptions): SignInPages {
  const visitors = createLimit({ name: "forgotten-visitor", times: 10, seconds: HOUR_SECONDS });
  const addresses = createLimit({ name: "forgotten-address", times: 5, seconds: HOUR_SECONDS });
  const page = (status: number, state: ForgottenState, headers?: Record<string, string>) =>
    signInResponse(
      status,
      renderForgotten({
        shopName: shop.shopName,
        shopOrigin: shop.publicOrigin,
        contact: shop.contact,
        action: FORGOTTEN_PATH,
        state,
      }),
      shop.publicOrigin,
      headers,
    );
  const later = (status: number, email: string, problem: string, seconds: number) =>
    page(status, { step: "ask", email, problem }, { "Retry-After": String(seconds) });

  async function ask(typed: string, visitor: string | null, signal: AbortSignal): Promise<Response> {
    if (!isEmail(typed)) return page(422, { step: "ask", email: typed, problem: NO_ADDRESS });
    const email = normalizeEmail(typed);
    const wait = (visitor === null ? 0 : await visitors.count(visitor)) || (await addresses.count(mailboxOf(email)));
    if (wait > 0) return later(429, typed, `Too many tries. Please wait ${waitingTime(wait)} and try again.`, wait);
    try {
      await offerReset(database, email, shop, now(), signal);
    } catch (error) {
      if (error instanceof BusyError) return later(503, typed, BUSY, error.retryAfter);
      throw error;
    }
    return page(200, { step: "sent", email });
  }

  return async (request, visitor = null) => {
    if (!sendsMail) return page(200, { step: "no mail" });
    if (request.method !== "POST") return page(200, { step: "ask", email: emailFrom(request), problem: null });
    const typed = new URLSearchParams(await request.text()).get("email") ?? "";
    return ask(typed.slice(0, 2 * MAX_EMAIL_LENGTH), visitor, request.signal);
  };
}
