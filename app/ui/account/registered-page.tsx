import { Form, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { clearDraft } from "~/browser/form-draft";
import { registrationDraftKey } from "~/browser/registration-draft";
import { brand } from "~/content/brand";
import { registeredPage } from "~/content/pages/registered";
import { Button, ButtonLink } from "~/ui/kit/button";
import { PageHeader } from "~/ui/kit/page-header";

interface RegisteredPageProps {
  readonly email: string;
  /** Whether the tier that was chosen needs an approval. */
  readonly waits: boolean;
  /** Whether the next step signs in by itself. */
  readonly signsIn: boolean;
  /** Whether the provider's accounts have a password. */
  readonly asksPassword: boolean;
}

/** What happens next after a registration; the same words whether or not the address had an account (decision 11). */
export function RegisteredPage({ email, waits, signsIn, asksPassword }: RegisteredPageProps) {
  const busy = useNavigation().state !== "idle";
  const known = asksPassword ? [registeredPage.known] : registeredPage.withoutPassword;
  const steps = [waits ? registeredPage.approval : registeredPage.noApproval, ...known];
  useEffect(() => clearDraft(registrationDraftKey(brand.key)), []);
  return (
    <>
      <PageHeader title={registeredPage.title}>
        <p>
          {registeredPage.received} <span className="break-words">{email}</span>.
        </p>
      </PageHeader>
      <div className="wrap py-10 md:py-14">
        <h2 className="text-2xl md:text-3xl">{registeredPage.nextTitle}</h2>
        <ul className="mt-6 max-w-[46em] list-disc space-y-3 pl-5 marker:text-oak">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          <Button type="submit" look="accent" disabled={busy}>
            {busy ? "One moment…" : signsIn ? "Continue to your account" : "Continue to sign in"}
          </Button>
          <ButtonLink to="/shop" look="outline">
            Browse door styles
          </ButtonLink>
        </Form>
      </div>
    </>
  );
}
