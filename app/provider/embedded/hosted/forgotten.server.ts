import type { Response } from "undici";
import { isEmail, MAX_EMAIL_LENGTH, normalizeEmail } from "~/base/addresses/email";
import { BusyError } from "~/base/database/busy-error.server";
import type { Database } from "~/base/database/database.server";
import type { MailShop } from "~/house/mail/frame.server";
import { mailboxOf } from "~/house/mail/mail-address.server";
import { waitingTime } from "~/trade/measure/waiting-time";
import type { CreateLimit, SignInPages } from "../../contract/backend.server";
import { emailFrom } from "../../contract/sign-in-email.server";
import { FORGOTTEN_PATH, offerReset } from "../password-reset.server";
import { type ForgottenState, renderForgotten } from "./forgotten-page.server";
import { signInResponse } from "./sign-in-response.server";

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
