import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { useOnOtherPage } from "~/base/browser/use-on-other-page";
import { thenBackTo } from "~/house/forms/return-to";
import { useOpenState } from "~/house/ui/kit/use-open-state";
import { accountEntries } from "~/provider/account-pages/page/account-entries";
import type { HeaderUser } from "~/provider/accounts/account";
import { useFrameHandle } from "./frame-handle";
import { PersonIcon } from "./frame-icons";

/**
 * Whether a native popover is open. It closes when the focus leaves it, unless to the button that opens it, or another
 * page opens.
 */
function usePopover(ref: RefObject<HTMLElement>, invokerId: string): boolean {
  useOnOtherPage(() => {
    if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
  });

  useEffect(() => {
    const popover = ref.current;
    const onFocus = ({ target }: FocusEvent) => {
      if (!popover?.matches(":popover-open") || !(target instanceof Element)) return;
      if (!popover.contains(target) && target.id !== invokerId) popover.hidePopover();
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [ref, invokerId]);

  return useOpenState(ref);
}

const ITEM = "flex min-h-11 w-full items-center px-5 text-left hover:bg-linen";

const MENU_ID = "account-menu";
const BUTTON_ID = "account-button";

/** The account popover (specification, section 2): a native one, which opens without JavaScript too. */
export function AccountMenu({ user }: { readonly user: HeaderUser | null }) {
  const menuRef = useRef<HTMLDivElement>(null);
  const open = usePopover(menuRef, BUTTON_ID);
  const hydrated = useHydrated();
  return (
    <>
      <button
        type="button"
        id={BUTTON_ID}
        aria-label="Account"
        // Before hydration the browser itself reports the state, and an attribute would contradict it.
        aria-expanded={hydrated ? open : undefined}
        popovertarget={MENU_ID}
        className="flex h-11 w-11 cursor-pointer items-center justify-center"
      >
        <PersonIcon />
      </button>
      <div
        ref={menuRef}
        id={MENU_ID}
        popover="auto"
        className="on-light fixed inset-auto top-16 right-5 m-0 w-64 border border-stone-300 bg-white py-2 text-ink md:top-20 md:right-10"
      >
        {user ? <SignedIn user={user} /> : <SignedOut />}
      </div>
    </>
  );
}

function Item({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <li>
      <Link to={to} className={ITEM}>
        {children}
      </Link>
    </li>
  );
}

function SignedIn({ user }: { readonly user: HeaderUser }) {
  const { formAction, state } = useNavigation();
  const leaving = state !== "idle" && formAction === "/logout";
  return (
    <>
      <p className="border-b border-stone-300 px-5 pt-1 pb-3 text-sm text-stone-700">
        Signed in as <span className="block font-semibold break-words text-ink">{user.email}</span>
      </p>
      <ul>
        <Item to="/account/dashboard">Dashboard</Item>
        {Object.values(accountEntries).map(({ to, title }) => (
          <Item key={to} to={to}>
            {title}
          </Item>
        ))}
        {user.role && <Item to="/admin">Run the shop</Item>}
        <Item to="/account/tiers">Account Tiers</Item>
        <li>
          <Form method="post" action="/logout">
            <button type="submit" disabled={leaving} className={ITEM}>
              {leaving ? "Logging out…" : "Logout"}
            </button>
          </Form>
        </li>
      </ul>
    </>
  );
}

/** Pages to which a customer does not return after signing in. */
const NO_RETURN_TO = /^\/(?:login|logout|account)\/?$/;

/** Where the visitor returns after signing in: this page, with only the query parameters that it reads. */
function useReturnPath(): string {
  const { pathname, search } = useLocation();
  const { query = [] } = useFrameHandle();
  const known = [...new URLSearchParams(search)].filter(([name]) => query.includes(name));
  return known.length === 0 ? pathname : `${pathname}?${new URLSearchParams(known)}`;
}

function SignedOut() {
  const path = useReturnPath();
  const back = NO_RETURN_TO.test(path) ? null : path;
  return (
    <ul>
      <Item to={thenBackTo("/login", back)}>Login</Item>
      <Item to="/account">Create Account</Item>
      <Item to="/account/tiers">Account Tiers</Item>
    </ul>
  );
}
