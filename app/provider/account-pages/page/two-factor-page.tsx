import { Form, Link, useNavigation } from "@remix-run/react";
import type { InputHTMLAttributes } from "react";
import { shopFacts } from "~/base/brand/shop-facts";
import { Button } from "~/house/ui/kit/button";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Notice } from "~/house/ui/kit/notice";
import { QrCode } from "~/house/ui/kit/qr-code";
import type { AccountSecurity } from "~/provider/accounts/account";
import { authenticatorAddress } from "~/provider/accounts/authenticator";
import type { TwoFactorForm } from "~/provider/accounts/two-factor-form";
import { tooManyTries } from "~/trade/measure/waiting-time";
import { AccountInfoPage, DoneNotice, FormProblemNotice, ManagedElsewhere } from "./account-info-page";
import { accountPages } from "./account-pages";

/** For customers, whom a second factor is not offered: nothing about apps and codes. */
const NOT_OFFERED = {
  ...accountPages.twoFactor,
  lead: "A second factor is for the people who run the shop. Your account is protected by its password.",
  points: [],
  next: { ...accountPages.twoFactor.next, text: "Choose one that you use nowhere else." },
} as const;

interface TwoFactorPageProps {
  readonly email: string;
  /** `null` if the account is managed elsewhere. */
  readonly security: AccountSecurity | null;
  readonly at: string | null;
  readonly isNeeded: boolean;
  readonly reply: TwoFactorReply | null;
}

export function TwoFactorPage({ email, security, at, isNeeded, reply }: TwoFactorPageProps) {
  return (
    <AccountInfoPage content={security?.twoFactor === null ? NOT_OFFERED : accountPages.twoFactor}>
      {reply?.refusal && <FormProblemNotice text={refusalText(reply.refusal, reply.retryAfter)} />}
      {reply?.isOff && <DoneNotice text="The second factor is off. Signing in asks only for the password." />}
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

function Needed({ isOn }: { readonly isOn: boolean }) {
  return (
    <Notice tone="info" title="Your role needs a second factor.">
      {isOn ? (
        <p>
          The admin pages are open while it is on.{" "}
          <Link to="/admin" className="link">
            Run the shop
          </Link>
        </p>
      ) : (
        <p>Set it up here, and the admin pages open.</p>
      )}
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
  if (state === null) return null;
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

interface StepFormProps {
  readonly intent: TwoFactorForm["intent"];
  readonly label: string;
  readonly children: React.ReactNode;
}

function StepForm({ intent, label, children }: StepFormProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" action={accountPages.twoFactor.to} className="max-w-xl space-y-6">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" look="accent" disabled={busy}>
        {busy ? "One moment…" : label}
      </Button>
    </Form>
  );
}

function Field({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { readonly label: string }) {
  return (
    <label className="block font-semibold">
      {label}
      <input autoCapitalize="none" spellCheck={false} required {...input} className={fieldLook(false, "font-normal")} />
    </label>
  );
}

const Password = () => <Field label="Password" name="password" type="password" autoComplete="current-password" />;
const Code = ({ label }: { readonly label: string }) => (
  <Field label={label} name="code" autoComplete="one-time-code" />
);

function BeginForm() {
  return (
    <StepForm intent="begin" label="Set Up">
      <p>The second factor is off. Setting it up takes an authenticator app on your phone and two minutes.</p>
      <Password />
    </StepForm>
  );
}

function ConfirmForm({ email, secret }: { readonly email: string; readonly secret: string }) {
  return (
    <StepForm intent="confirm" label="Turn On">
      <input type="hidden" name="secret" value={secret} />
      <p>Scan this with your authenticator app, or type the key into it. Then type the six digits that it shows.</p>
      <QrCode text={authenticatorAddress(shopFacts().name, email, secret)} className="w-56 max-w-full" />
      <p>
        Key: <span>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</span>
      </p>
      <Code label="Six digits" />
    </StepForm>
  );
}

function EndForm() {
  return (
    <StepForm intent="end" label="Turn Off">
      <p>The second factor is on: signing in asks for a code from your authenticator app after the password.</p>
      <Password />
      <Code label="Six digits, or a recovery code" />
    </StepForm>
  );
}

export interface TwoFactorReply {
  readonly secret?: string;
  readonly recoveryCodes?: readonly string[];
  readonly isOff?: boolean;
  /** In seconds, if known. */
  readonly retryAfter?: number;
  readonly refusal?:
    | "missing"
    | "wrong-password"
    | "wrong-code"
    | "not-possible"
    | "too-many"
    | "not-offered"
    | "failed";
}

type TwoFactorRefusal = NonNullable<TwoFactorReply["refusal"]>;

const REFUSALS: Readonly<Record<Exclude<TwoFactorRefusal, "too-many">, string>> = {
  missing: "Please fill in every field.",
  "wrong-password": "This is not your password, so nothing was changed.",
  "wrong-code": "This code is not right, or was used before. Please type the one that your app shows now.",
  "not-possible": "A second factor is on already, or is not offered to this account.",
  "not-offered": "You cannot change this here, but where you sign in.",
  failed: "Nothing was changed, because we could not save it just now. Please try again.",
};

export function refusalText(refusal: TwoFactorRefusal, retryAfter: number | undefined): string {
  return refusal === "too-many" ? tooManyTries(retryAfter) : REFUSALS[refusal];
}
