import { randomBytes, randomUUID } from "node:crypto";
import { Headers, Request, type Response } from "undici";
import { withDeadline } from "~/base/platform/deadline.server";
import type { Log } from "~/base/platform/log.server";
import { ACCOUNT_CALLS } from "../contract/accounts.server";
import type { Backend } from "../contract/backend.server";
import { refuseCall } from "../host/answers.server";

/** How long the provider may take to refuse a made-up code, in milliseconds. */
const LIMIT_MS = 3_000;

const { method, path } = ACCOUNT_CALLS.login;

interface CheckOptions {
  readonly send: Backend;
  readonly returnUrl: string;
  readonly log: Log;
}

const FOUND =
  "PROVIDER_URL names a provider that signs in anyone: it accepted a made-up sign-in code, so anyone who knows a customer's e-mail address could sign in as that customer. Have the provider check codes (docs/provider-contract.md), or set ALLOW_SIGN_IN_BY_EMAIL_ALONE=yes to run the shop with it anyway";

function acceptsAnyCode({ send, returnUrl }: CheckOptions, email: string): Promise<boolean> {
  return withDeadline(LIMIT_MS, async (signal) => {
    const body = JSON.stringify({ email, code: randomBytes(32).toString("base64url"), return_url: returnUrl });
    const headers = new Headers({ "Content-Type": "application/json", Accept: "application/json" });
    const url = `http://host${path}?_t=${Date.now()}`;
    const response = await send(new Request(url, { method, headers, body, signal }));
    const text = await response.text();
    return response.ok && isSignIn(text);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isSignIn = (text: string) => ACCOUNT_CALLS.login.answer.safeParse(parsed(text)).success;

export interface SignInCheck {
  /**
   * Tries a made-up address and code; throws when the provider accepts them. If it cannot be reached, it is checked
   * later.
   */
  atBoot(): Promise<void>;
  /** Passes on a sign-in, once the provider has refused a made-up code for the same address. */
  signIn(request: Request): Promise<Response>;
}

/**
 * Guards against a provider that follows section 7 of the specification to the letter: anybody who knows an e-mail
 * address could sign in, even as the admin (decision 10).
 */
export function createSignInCheck(options: CheckOptions): SignInCheck {
  const { send, log } = options;
  let isProven = false;

  return {
    async atBoot() {
      let isOpen: boolean;
      try {
        isOpen = await acceptsAnyCode(options, `nobody-${randomUUID()}@shop.invalid`);
      } catch (error) {
        log.error("provider.sign-in.unchecked", { error });
        return;
      }
      if (isOpen) throw new Error(FOUND);
    },
    async signIn(request) {
      const body = await request.text();
      const { url, headers, signal } = request;
      const passOn = () => send(new Request(url, { method, headers, body, signal }));
      const proof = ACCOUNT_CALLS.login.body.safeParse(parsed(body)).data;
      if (isProven || !proof) return passOn();
      if (await acceptsAnyCode(options, proof.email)) {
        log.error("provider.sign-in.by-email-alone", { hint: FOUND });
        return refuseCall(401, "The provider signs in anyone");
      }
      const response = await passOn();
      // Only an accepted code proves anything: an insecure provider, too, refuses people without an account.
      isProven = response.ok && isSignIn(await response.clone().text());
      return response;
    },
  };
}
