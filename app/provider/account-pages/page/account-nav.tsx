import { Link, useRouteLoaderData } from "@remix-run/react";
import { classNames } from "~/house/ui/kit/class-names";
import type { HeaderUser } from "~/provider/accounts/account";
import { type AccountSection, accountSections, partsShown } from "./account-sections";

interface AccountNavProps {
  /** The path of the page, as the sections name it. */
  readonly here: string;
}

/** The account's four entries and, for the one that is open, its pages. */
export function AccountNav({ here }: AccountNavProps) {
  const current = accountSections.find(({ parts }) => parts.some(({ to }) => to === here));
  return (
    <div className="space-y-1 print:hidden">
      <nav aria-label="Your account" className="border-b border-stone-300">
        <ul className="flex flex-wrap gap-x-4 sm:gap-x-8">
          <NavLink to="/account/dashboard" title="Dashboard" />
          {accountSections.map((section) => (
            <NavLink
              key={section.to}
              {...section}
              current={section === current && (section.to === here ? "page" : "true")}
            />
          ))}
        </ul>
      </nav>
      {current && <Parts section={current} here={here} />}
    </div>
  );
}

function Parts({ section, here }: { readonly section: AccountSection; readonly here: string }) {
  const user = useRouteLoaderData<{ user: HeaderUser | null }>("root")?.user;
  const parts = partsShown(section, here, Boolean(user?.role));
  if (parts.length < 2) return null;
  return (
    <nav aria-label={section.title}>
      <ul className="flex flex-wrap gap-x-4 text-sm sm:gap-x-6">
        {parts.map((part) => (
          <NavLink key={part.to} {...part} current={part.to === here && "page"} />
        ))}
      </ul>
    </nav>
  );
}

interface NavLinkProps extends Pick<AccountSection, "to" | "title"> {
  readonly current?: "page" | "true" | false;
}

function NavLink({ to, title, current = false }: NavLinkProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={current || undefined}
        className={classNames(
          "inline-flex min-h-11 items-center underline-offset-8 hover:underline",
          current && "font-semibold underline decoration-oak decoration-2",
        )}
      >
        {title}
      </Link>
    </li>
  );
}
