import { Form, Link, useLocation, useOutletContext } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useOnOtherPage } from "~/base/browser/use-on-other-page";
import type { Role } from "~/provider/accounts/roles";
import { type AdminLink, adminLinks, isCurrent } from "../admin-nav";
import { ADMIN_SEARCH, ADMIN_SEARCH_TEXT, MAX_ADMIN_SEARCH, readAdminSearch, searchLabel } from "../admin-search";

const MENU_ID = "admin-menu";

/** How many things wait on a page, by its address. */
export type WaitingByPage = Readonly<Record<string, number>>;

interface AdminBarProps {
  /** Absent for somebody who may not open any of these pages. */
  readonly role?: Role;
  readonly waiting?: WaitingByPage;
}

/**
 * The bar of every admin page, which stays on top: links, search, the way to the shop and the account. Where there is no
 * room for a row of links, they are in a menu, which opens without JavaScript too.
 */
export function AdminBar({ role, waiting = {} }: AdminBarProps) {
  const accountMenu = useOutletContext<ReactNode>();
  return (
    <div className="office-bar on-dark print:hidden">
      {role ? <Pages role={role} waiting={waiting} /> : <ViewShop />}
      {accountMenu}
    </div>
  );
}

function Pages({ role, waiting }: { readonly role: Role; readonly waiting: WaitingByPage }) {
  const { pathname } = useLocation();
  const menuRef = useRef<HTMLDivElement>(null);
  useOnOtherPage(() => {
    if (menuRef.current?.matches(":popover-open")) menuRef.current.hidePopover();
  });
  const links = adminLinks(role);
  const current = links.find((link) => isCurrent(link, pathname));
  return (
    <nav aria-label="Admin" className="contents">
      <button type="button" popovertarget={MENU_ID} className="office-menu-button">
        <span className="sr-only">All pages, now </span>
        {current?.label ?? "Admin"} <span aria-hidden="true">▾</span>
      </button>
      <div ref={menuRef} id={MENU_ID} popover="auto" className="office-menu">
        <ul>
          {links.map((link) => (
            <BarLink key={link.to} link={link} isHere={link === current} count={waiting[link.to] ?? 0} />
          ))}
        </ul>
        <ViewShop />
      </div>
      <AdminSearchBox role={role} />
    </nav>
  );
}

const ViewShop = () => (
  <Link to="/" className="office-link">
    View shop
  </Link>
);

interface BarLinkProps {
  readonly link: AdminLink;
  readonly isHere: boolean;
  readonly count: number;
}

function BarLink({ link, isHere, count }: BarLinkProps) {
  return (
    <li>
      <Link to={link.to} aria-current={isHere ? "page" : undefined} className="office-link">
        {link.label}
        {count > 0 && (
          <span className="figures">
            {count}
            <span className="sr-only"> waiting</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** Moves the focus to the search with `/`, unless somebody is typing, and with Ctrl-K or Cmd-K. */
function useSearchKey(field: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      const isTyping = event.target instanceof Element && event.target.matches("input, select, textarea");
      const isSlash = event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isCommand && !isSlash) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [field]);
}

/** The search box on every admin page. What it finds depends on the person's role. */
function AdminSearchBox({ role }: { readonly role: Role }) {
  const { pathname, search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
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
      className="office-search"
    >
      <input
        ref={field}
        type="search"
        name={ADMIN_SEARCH_TEXT}
        defaultValue={text}
        maxLength={MAX_ADMIN_SEARCH}
        aria-label={label}
        aria-keyshortcuts="/ Control+K"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit">Find</button>
    </Form>
  );
}
