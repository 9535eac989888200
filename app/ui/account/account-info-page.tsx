import { Link } from "@remix-run/react";
import type { AccountPage } from "~/content/pages/account-pages";
import { ButtonLink } from "~/ui/kit/button";
import { PageHeader } from "~/ui/kit/page-header";

/** A page of the account: what the shop knows, what it does not offer online, and the next best step. */
export function AccountInfoPage({ content }: { readonly content: AccountPage }) {
  const { title, lead, points, next } = content;
  return (
    <>
      <PageHeader title={title}>
        <p>{lead}</p>
      </PageHeader>
      <div className="wrap py-10 md:py-14">
        <ul className="max-w-[68ch] list-disc space-y-2 pl-5 marker:text-oak">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="mt-8 max-w-[60ch] font-serif text-2xl">{next.text}</p>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <ButtonLink to={next.to} look="accent">
            {next.label}
          </ButtonLink>
          <Link to="/account/dashboard" className="inline-flex min-h-11 items-center px-3 underline underline-offset-4">
            Back to the dashboard
          </Link>
        </div>
      </div>
    </>
  );
}
