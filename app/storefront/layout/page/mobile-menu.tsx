import { NavLink } from "@remix-run/react";
import { classNames } from "~/house/ui/kit/class-names";
import type { HeaderUser } from "~/provider/accounts/account";
import { mainNav, type NavLink as Target } from "../nav";
import { MenuIcon } from "./frame-icons";
import { CloseHeaderDialog, HeaderDialog } from "./header-dialog";
import { SearchBox } from "./search-box";

const ID = "mobile-menu";
const LINKS = "border-stone-300 not-first:mt-4 not-first:border-t not-first:pt-4";

const SIGNED_IN: readonly Target[] = [
  { label: "Dashboard", to: "/account/dashboard" },
  { label: "Account", to: "/account/profile" },
];
const SIGNED_OUT: readonly Target[] = [
  { label: "Create Account", to: "/account" },
  { label: "Account Tiers", to: "/account/tiers" },
];

/** The menu button on narrow screens and the 280 px menu that slides in (specification, section 2). */
export function MobileMenu({ user }: { readonly user: HeaderUser | null }) {
  return (
    <HeaderDialog
      id={ID}
      label="Menu"
      icon={<MenuIcon />}
      buttonLook="-mr-2.5 flex md:hidden"
      look="slide-in inset-y-0 right-0 left-auto w-[280px]"
    >
      <div className="flex min-h-full flex-col px-5 pt-2.5 pb-8">
        <CloseHeaderDialog dialog={ID} look="-mr-2.5 self-end" />
        <div className="mt-2">
          <SearchBox id="menu-search-text" chips={false} />
        </div>
        <nav aria-label="Menu" className="mt-6">
          <ul className={LINKS}>
            <MenuLinks links={mainNav} look="font-serif text-2xl" />
          </ul>
          <ul className={LINKS}>
            <MenuLinks links={user ? SIGNED_IN : SIGNED_OUT} look="text-base" />
          </ul>
        </nav>
      </div>
    </HeaderDialog>
  );
}

function MenuLinks({ links, look }: { readonly links: readonly Target[]; readonly look: string }) {
  return links.map((link) => (
    <li key={link.to}>
      <NavLink
        to={link.to}
        end={link.to === "/account"}
        className={({ isActive }) =>
          classNames("flex min-h-12 items-center", look, isActive && "underline decoration-oak underline-offset-8")
        }
      >
        {link.label}
      </NavLink>
    </li>
  ));
}
