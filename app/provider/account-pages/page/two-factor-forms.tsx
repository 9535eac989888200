import { Form, useNavigation } from "@remix-run/react";
import type { InputHTMLAttributes } from "react";
import { shopFacts } from "~/base/brand/shop-facts";
import { Button } from "~/house/ui/kit/button";
import { fieldLook } from "~/house/ui/kit/field-look";
import { QrCode } from "~/house/ui/kit/qr-code";
import { authenticatorAddress } from "~/provider/accounts/authenticator";
import type { TwoFactorForm } from "~/provider/accounts/two-factor-form";
import { accountPages } from "./account-pages";

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

/** Asks for the password before a secret is created. */
export function BeginForm() {
  return (
    <StepForm intent="begin" label="Set Up">
      <p>The second factor is off. Setting it up takes an authenticator app on your phone and two minutes.</p>
      <Password />
    </StepForm>
  );
}

/** Shows the secret, and asks for its first code. */
export function ConfirmForm({ email, secret }: { readonly email: string; readonly secret: string }) {
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

/** Asks for both factors before the second is turned off. */
export function EndForm() {
  return (
    <StepForm intent="end" label="Turn Off">
      <p>The second factor is on: signing in asks for a code from your authenticator app after the password.</p>
      <Password />
      <Code label="Six digits, or a recovery code" />
    </StepForm>
  );
}
