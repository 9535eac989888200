import { Link } from "@remix-run/react";
import { Notice } from "~/house/ui/kit/notice";
import type { AccountSecurity } from "~/provider/accounts/account-security";
import { AccountInfoPage } from "./account-info-page";
import { accountPages } from "./account-pages";
import { ManagedElsewhere } from "./managed-elsewhere";
import { BeginForm, ConfirmForm, EndForm } from "./two-factor-forms";
import { refusalText, type TwoFactorReply } from "./two-factor-reply";

interface TwoFactorPageProps {
  readonly email: string;
  /** `null` if the account is managed elsewhere. */
  readonly security: AccountSecurity | null;
  /** The address where the account is managed then; `null` if there is none. */
  readonly at: string | null;
  /** Whether the account's role needs a second factor. */
  readonly isNeeded: boolean;
  readonly reply: TwoFactorReply | null;
}

/** Turns the second factor of the sign-in on and off; works without JavaScript. */
export function TwoFactorPage({ email, security, at, isNeeded, reply }: TwoFactorPageProps) {
  return (
    <AccountInfoPage content={accountPages.twoFactor}>
      {reply?.refusal && (
        <div role="alert">
          <Notice tone="error" title={refusalText(reply.refusal, reply.retryAfter)}>
            {null}
          </Notice>
        </div>
      )}
      {reply?.isOff && (
        <div role="status">
          <Notice tone="success">
            <p>The second factor is off. Signing in asks only for the password.</p>
          </Notice>
        </div>
      )}
      {isNeeded && <Needed isOn={security?.twoFactor === "on"} />}
      {reply?.recoveryCodes && <RecoveryCodes codes={reply.recoveryCodes} />}
      {security ? (
        <Step email={email} state={security.twoFactor} secret={reply?.secret} />
      ) : (
        <ManagedElsewhere at={at} />
      )}
    </AccountInfoPage>
  );
}

/** Says what a role that needs a second factor means for this account. */
function Needed({ isOn }: { readonly isOn: boolean }) {
  if (!isOn) {
    return (
      <Notice tone="info" title="Your role needs a second factor.">
        <p>Set it up here, and the admin pages open.</p>
      </Notice>
    );
  }
  return (
    <Notice tone="info" title="Your role needs a second factor.">
      <p>
        The admin pages are open while it is on.{" "}
        <Link to="/admin" className="link">
          Run the shop
        </Link>
      </p>
    </Notice>
  );
}

interface StepProps {
  readonly email: string;
  readonly state: AccountSecurity["twoFactor"];
  readonly secret: string | undefined;
}

function Step({ email, state, secret }: StepProps) {
  if (state === "on") return <EndForm />;
  if (state === null) {
    return (
      <Notice tone="info" title="A second factor is offered to the people who run the shop.">
        <p>Your account is protected by its password. Choose one that you use nowhere else.</p>
      </Notice>
    );
  }
  return secret === undefined ? <BeginForm /> : <ConfirmForm email={email} secret={secret} />;
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <section aria-labelledby="recovery-heading" className="space-y-4">
      <div role="status">
        <Notice tone="success" title="The second factor is on.">
          <p>From now on, signing in asks for a code after the password.</p>
        </Notice>
      </div>
      <h2 id="recovery-heading" className="text-2xl md:text-3xl">
        Your recovery codes
      </h2>
      <p className="max-w-[46em]">
        Each of them signs you in once without your phone. They are shown only this once: print them, or keep them where
        you keep your passwords.
      </p>
      <ul className="figures grid max-w-xl gap-x-8 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  );
}
