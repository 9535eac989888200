import { Link, type MetaFunction } from "@remix-run/react";
import type { ReactNode } from "react";
import { pageTitle } from "~/house/ui/head/page-title";
import { ButtonLink } from "~/house/ui/kit/button";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { AccountNav } from "./account-nav";
import type { AccountPage } from "./account-pages";

interface AccountInfoPageProps {
  readonly content: AccountPage;
  readonly children?: ReactNode;
}

export function AccountInfoPage({ content, children }: AccountInfoPageProps) {
  const { to, title, lead, points, next } = content;
  return (
    <>
      <PageHeader title={title}>
        <p>{lead}</p>
      </PageHeader>
      <div className="wrap space-y-10 py-8 md:py-10">
        <AccountNav here={to} />
        {children}
        {points.length > 0 && (
          <ul className="max-w-[46em] list-disc space-y-2 pl-5 marker:text-oak">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <div className="border-t border-stone-300 pt-8 print:hidden">
          <p className="max-w-[40em] font-serif text-2xl">{next.text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <ButtonLink to={next.to} look="accent">
              {next.label}
            </ButtonLink>
            <Link to="/contact" className="inline-flex min-h-11 items-center px-3 link">
              Ask us
            </Link>
          </div>
        </div>
      </div>
    </>
  );
}

interface ManagedElsewhereProps {
  readonly at: string | null;
}

export function ManagedElsewhere({ at }: ManagedElsewhereProps) {
  return (
    <Notice tone="info" title="You cannot change this here.">
      {at === null ? (
        <p>Call or write to us from the e-mail address of the account.</p>
      ) : (
        <p className="wrap-anywhere">
          You can change your account where you sign in:{" "}
          <a href={at} className="link">
            {new URL(at).host}
          </a>
        </p>
      )}
    </Notice>
  );
}

export function accountMeta({ title, description }: AccountPage): MetaFunction {
  return () => [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

export function FormProblemNotice({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <div role="alert">
      <Notice tone="error" title={text} />
    </div>
  );
}

export function DoneNotice({ text }: { readonly text: string }) {
  return (
    <div role="status">
      <Notice tone="success">
        <p>{text}</p>
      </Notice>
    </div>
  );
}
