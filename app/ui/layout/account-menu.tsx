import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import type { User } from "~/domain/account";
import { RETURN_TO } from "~/forms/return-to";
import { PersonIcon } from "~/ui/kit/person-icon";
import { useDisclosure } from "./use-disclosure";

const ITEM = "flex min-h-11 w-full items-center px-5 text-left hover:bg-linen";

/** The account popover (specification, section 2); a native disclosure, which opens without JavaScript too. */
export function AccountMenu({ user }: { readonly user: User | null }) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  useDisclosure(detailsRef);
  return (
    <details ref={detailsRef} className="group relative">
      <summary
        aria-label="Account"
        className="flex h-11 w-11 cursor-pointer list-none items-center justify-center [&::-webkit-details-marker]:hidden"
      >
        <PersonIcon />
      </summary>
      <div className="absolute top-full right-0 z-30 w-64 border border-stone-300 bg-white py-2 text-ink off-dark">
        {user ? <SignedIn user={user} /> : <SignedOut />}
      </div>
    </details>
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

function SignedIn({ user }: { readonly user: User }) {
  const { formAction, state } = useNavigation();
  const leaving = state !== "idle" && formAction === "/logout";
  return (
    <>
      <p className="border-b border-stone-300 px-5 pt-1 pb-3 text-sm text-stone-700">
        Signed in as <span className="block font-semibold break-words text-ink">{user.email}</span>
      </p>
      <ul>
        <Item to="/account/dashboard">Dashboard</Item>
        {user.isAdmin && <Item to="/admin/accounts">Pending accounts</Item>}
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

/** Pages that one does not come back to after signing in. */
const NOT_COME_BACK_TO = /^\/(?:login|logout|account)\/?$/;

function SignedOut() {
  const { pathname, search } = useLocation();
  const back = NOT_COME_BACK_TO.test(pathname) ? "" : `?${new URLSearchParams({ [RETURN_TO]: pathname + search })}`;
  return (
    <ul>
      <Item to={`/login${back}`}>Login</Item>
      <Item to="/account">Create Account</Item>
      <Item to="/account/tiers">Account Tiers</Item>
    </ul>
  );
}
