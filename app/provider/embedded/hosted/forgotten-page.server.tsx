import type { Response } from "undici";
import { isEmail, MAX_EMAIL_LENGTH, normalizeEmail } from "~/base/addresses/email";
import { mailboxOf } from "~/house/mail/mail-address.server";
import type { BackendConfig, SignInPages } from "~/provider/contract/backend.server";
import { waitingTime } from "~/trade/measure/waiting-time";
import { emailFrom } from "../../contract/sign-in-pages.server";
import { FORGOTTEN_PATH, offerReset } from "../password-reset.server";
import { HostedEmailField } from "./form-fields.server";
import { BUSY, type HostedShop, orBusy, Page, ProblemBox, signInResponse } from "./page.server";

const HOUR_SECONDS = 3600;

const NO_ADDRESS = "Please enter your e-mail address, such as you@example.com.";

type AskPageProps = HostedShop & { readonly email: string; readonly problem: string | null };

function AskPage({ email, problem, ...shop }: AskPageProps) {
  return (
    <Page {...shop} title="Forgot your password?" hasProblem={problem !== null}>
      <p className="to">Type the e-mail address of your account. We will send you a link to choose a new password.</p>
      {problem !== null && <ProblemBox text={problem} />}
      <form method="post" action={FORGOTTEN_PATH} noValidate>
        <HostedEmailField defaultValue={email} isInvalid={problem !== null} />
        <button type="submit">Send the link</button>
      </form>
    </Page>
  );
}

interface Contact extends HostedShop {
  readonly contact: BackendConfig["shop"]["contact"];
}

function SentPage({ email, contact, ...shop }: Contact & { readonly email: string }) {
  return (
    <Page {...shop} title="Check your mail">
      <p>
        If <strong>{email}</strong> has an account, a link is on its way to it. It works once, within 30 minutes, and
        earlier links no longer work.
      </p>
      <p className="to">Nothing after a few minutes? Check your spam folder, or call {contact.phone}.</p>
    </Page>
  );
}

function NoMailPage({ contact, ...shop }: Contact) {
  return (
    <Page {...shop} title="Forgot your password?">
      <p>This shop sends no mail yet, so it cannot send you a link.</p>
      <p>
        Please write to <a href={`mailto:${contact.email}`}>{contact.email}</a> or call {contact.phone}.
      </p>
    </Page>
  );
}

interface ForgottenOptions extends Pick<BackendConfig, "database" | "shop" | "createLimit" | "now"> {
  readonly sendsMail: boolean;
}

/** Answers an address with or without an account in the same words after the same work, and limits both alike. */
export function createForgottenPage(options: ForgottenOptions): SignInPages {
  const { database, shop: mailShop, sendsMail, createLimit, now } = options;
  const shop = { shopName: mailShop.shopName, shopOrigin: mailShop.publicOrigin };
  const { contact } = mailShop;
  const visitors = createLimit({ name: "forgotten-visitor", times: 10, seconds: HOUR_SECONDS });
  const addresses = createLimit({ name: "forgotten-address", times: 5, seconds: HOUR_SECONDS });
  const form = (status: number, email: string, problem: string | null, headers?: Readonly<Record<string, string>>) =>
    signInResponse(status, <AskPage {...shop} email={email} problem={problem} />, shop, headers);

  async function ask(typed: string, visitor: string | null, signal: AbortSignal): Promise<Response> {
    if (!isEmail(typed)) return form(422, typed, NO_ADDRESS);
    const email = normalizeEmail(typed);
    const wait = (visitor === null ? 0 : await visitors.count(visitor)) || (await addresses.count(mailboxOf(email)));
    if (wait > 0) {
      const text = `Too many tries. Please wait ${waitingTime(wait)} and try again.`;
      return form(429, typed, text, { "Retry-After": String(wait) });
    }
    const send = async () => {
      await offerReset(database, email, mailShop, now(), signal);
      return signInResponse(200, <SentPage {...shop} contact={contact} email={email} />, shop);
    };
    return orBusy(send, (headers) => form(503, typed, BUSY, headers));
  }

  return async (request, visitor = null) => {
    if (!sendsMail) return signInResponse(200, <NoMailPage {...shop} contact={contact} />, shop);
    if (request.method !== "POST") return form(200, emailFrom(request), null);
    const typed = new URLSearchParams(await request.text()).get("email") ?? "";
    return ask(typed.slice(0, 2 * MAX_EMAIL_LENGTH), visitor, request.signal);
  };
}
