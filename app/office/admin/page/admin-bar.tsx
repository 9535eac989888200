import { Form, Link, useLocation } from "@remix-run/react";
import { useRef } from "react";
import { useOnOtherPage } from "~/base/browser/use-on-other-page";
import { Button } from "~/house/ui/kit/button";
import { classNames } from "~/house/ui/kit/class-names";
import { fieldLook } from "~/house/ui/kit/field-look";
import type { Role } from "~/provider/accounts/roles";
import { type AdminLink, adminLinks, isCurrent } from "../admin-nav";
import { ADMIN_SEARCH, ADMIN_SEARCH_TEXT, MAX_ADMIN_SEARCH, readAdminSearch, searchLabel } from "../admin-search";

const MENU_ID = "admin-menu";

/** How many things wait on a page, by its address. */
export type WaitingByPage = Readonly<Record<string, number>>;

interface AdminBarProps {
  readonly role: Role;
  readonly waiting: WaitingByPage;
}

/**
 * The bar of every admin page: a row of links and the search, and on a phone a menu, which opens without JavaScript
 * too.
 */
export function AdminBar({ role, waiting }: AdminBarProps) {
  const { pathname } = useLocation();
  const menuRef = useRef<HTMLDivElement>(null);
  useOnOtherPage(() => {
    if (menuRef.current?.matches(":popover-open")) menuRef.current.hidePopover();
  });
  const links = adminLinks(role);
  const current = links.find((link) => isCurrent(link, pathname));
  return (
    <nav aria-label="Admin" className="border-b border-stone-300 bg-linen print:hidden">
      <div className="wrap">
        <button
          type="button"
          popovertarget={MENU_ID}
          className="flex min-h-11 w-full cursor-pointer items-center justify-between font-semibold md:hidden"
        >
          {current?.label ?? "Admin"}
          <span className="link">All pages</span>
        </button>
        <div
          ref={menuRef}
          id={MENU_ID}
          popover="auto"
          className="inset-x-0 top-28 m-0 w-full border-b border-stone-300 bg-linen px-5 text-ink md:static md:flex md:flex-wrap md:items-center md:gap-x-6 md:border-0 md:bg-transparent md:px-0"
        >
          <ul className="md:flex md:flex-wrap md:gap-x-6">
            {links.map((link) => (
              <BarLink key={link.to} link={link} isHere={link === current} count={waiting[link.to] ?? 0} />
            ))}
          </ul>
          <AdminSearchBox role={role} />
        </div>
      </div>
    </nav>
  );
}

interface BarLinkProps {
  readonly link: AdminLink;
  readonly isHere: boolean;
  readonly count: number;
}

function BarLink({ link, isHere, count }: BarLinkProps) {
  return (
    <li>
      <Link
        to={link.to}
        aria-current={isHere ? "page" : undefined}
        className={classNames(
          "flex min-h-11 items-center gap-2 underline-offset-8 hover:underline",
          isHere && "font-semibold underline decoration-oak decoration-2",
        )}
      >
        {link.label}
        {count > 0 && (
          <span className="figures rounded-sm bg-ink px-1.5 text-sm text-white">
            {count}
            <span className="sr-only"> waiting</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** The search box on every admin page. What it finds depends on the person's role. */
function AdminSearchBox({ role }: { readonly role: Role }) {
  const { pathname, search } = useLocation();
  const text = pathname === ADMIN_SEARCH ? readAdminSearch(new URLSearchParams(search)) : "";
  const label = searchLabel(role);
  return (
    <Form
      // The key resets the field whenever the search changes, including by the browser's Back.
      key={text}
      method="get"
      action={ADMIN_SEARCH}
      role="search"
      aria-label={label}
      className="flex items-end gap-2 py-2 md:ml-auto md:py-1"
    >
      <input
        type="search"
        name={ADMIN_SEARCH_TEXT}
        defaultValue={text}
        maxLength={MAX_ADMIN_SEARCH}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        className={fieldLook(false, "min-w-0 grow md:w-80")}
      />
      <Button type="submit" look="outline">
        Find
      </Button>
    </Form>
  );
}
