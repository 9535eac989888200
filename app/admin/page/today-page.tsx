import { Link } from "@remix-run/react";
import { adminLinks } from "~/admin/admin-nav";
import type { Role } from "~/people/roles";
import { PageHeader } from "~/ui/kit/page-header";

interface TodayPageProps {
  readonly role: Role;
}

/** The page on which the people who run the shop begin. */
export function TodayPage({ role }: TodayPageProps) {
  return (
    <>
      <PageHeader isPlain title="Today" />
      <ul className="wrap grid gap-x-10 py-8 sm:grid-cols-2 lg:grid-cols-4">
        {adminLinks(role)
          .slice(1)
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
