import { Link, useActionData, useRouteLoaderData } from "@remix-run/react";
import { QUOTE_FROM_CART, thenBackTo } from "~/house/forms/return-to";
import { useAnsweredInPlace } from "~/house/ui/fields/use-answered-in-place";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import type { HeaderUser } from "~/provider/accounts/account";
import type { TierId } from "~/trade/pricing/tiers";
import { RegistrationForm } from "./registration-form";

interface RegistrationPageProps {
  readonly tierId: TierId | null;
  readonly returnTo: string | null;
  readonly asksPassword: boolean;
  readonly problem: string | null;
}

/** The registration page (specification, sections 2, 3 and 5). */
export function RegistrationPage({ tierId, returnTo, asksPassword, problem }: RegistrationPageProps) {
  const answered = useActionData() !== undefined;
  const passwordLost = !useAnsweredInPlace() && answered && asksPassword;
  const user = useRouteLoaderData<{ user: HeaderUser | null }>("root")?.user;
  return (
    <>
      <PageHeader title="Create Your Account">
        <p>
          For cabinet makers, resellers, dealers and wholesalers.{" "}
          <Link to="/account/tiers" className="link-padded">
            Compare the tiers
          </Link>
        </p>
      </PageHeader>
      <div className="wrap py-10 md:py-14">
        <div className="max-w-4xl">
          {user && (
            <Notice tone="info" className="mb-8">
              <p>
                You are signed in as {user.email}. A new account takes its place in this browser.{" "}
                <Link to="/account/dashboard" className="link-padded">
                  Go to your dashboard
                </Link>
              </p>
            </Notice>
          )}
          {problem && (
            <div role="alert" className="mb-8">
              <Notice tone="error" title={problem}>
                <p>
                  {passwordLost
                    ? "Your answers are still here; only the password has to be typed again."
                    : "Everything you typed is still here."}
                </p>
              </Notice>
            </div>
          )}
          {returnTo === QUOTE_FROM_CART && (
            <p className="mb-8">
              Once you have an account, you come back to your cart, with everything in it, and save it as a quote. If
              you have one,{" "}
              <Link to={thenBackTo("/login", returnTo)} className="link-padded">
                sign in
              </Link>
              .
            </p>
          )}
          <RegistrationForm
            tierId={tierId}
            returnTo={returnTo}
            asksPassword={asksPassword}
            answered={answered}
            passwordLost={passwordLost}
          />
        </div>
      </div>
    </>
  );
}
