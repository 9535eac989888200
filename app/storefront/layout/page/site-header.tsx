import { Link, NavLink } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { brand } from "~/base/brand/brand";
import { shopFacts } from "~/base/brand/shop-facts";
import { cartKey, useCartPresence } from "~/configurator/stored-cart/cart-presence";
import { classNames } from "~/house/ui/kit/class-names";
import { usePrefetch } from "~/house/ui/kit/use-prefetch";
import type { HeaderUser } from "~/provider/accounts/account";
import { mainNav } from "../nav";
import { AccountMenu } from "./account-menu";
import { CartIcon, SearchIcon } from "./frame-icons";
import { CloseHeaderDialog, HeaderDialog } from "./header-dialog";
import { MobileMenu } from "./mobile-menu";
import { SearchBox } from "./search-box";

/** Hides the header on scrolling; it appears again when it receives the focus, and stays while its menu is open. */
function useHeaderHidden(ref: RefObject<HTMLElement>): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const header = ref.current;
    let at = window.scrollY;
    const onScroll = () => {
      const from = at;
      at = window.scrollY;
      const held = header?.querySelector(":popover-open, dialog:modal, :focus-visible") != null;
      setHidden((before) => !held && isHeaderHidden(before, from, at));
    };
    const onFocus = () => setHidden(false);
    window.addEventListener("scroll", onScroll, { passive: true });
    header?.addEventListener("focusin", onFocus);
    return () => {
      window.removeEventListener("scroll", onScroll);
      header?.removeEventListener("focusin", onFocus);
    };
  }, [ref]);
  return hidden;
}

const ID = "search-overlay";

/** The search button on wide screens and the overlay that it opens at the top (specification, section 2). */
function SearchOverlay() {
  return (
    <HeaderDialog
      id={ID}
      label="Search"
      icon={<SearchIcon />}
      buttonLook="hidden md:flex"
      look="drop-in inset-x-0 top-0 w-full max-w-none"
    >
      <div className="wrap flex items-start gap-4 py-6">
        <div className="mx-auto w-full max-w-3xl">
          <SearchBox id="search-text" chips />
        </div>
        <CloseHeaderDialog dialog={ID} look="shrink-0" />
      </div>
    </HeaderDialog>
  );
}

interface SiteHeaderProps {
  readonly user: HeaderUser | null;
  /** Whether it overlaps the page's picture in transparent dark, instead of being above the page in solid black. */
  readonly overlay: boolean;
}

/** The bar fixed on top of every page (specification, section 2): brand, main links, search, account, cart, menu. */
export function SiteHeader({ user, overlay }: SiteHeaderProps) {
  const ref = useRef<HTMLElement>(null);
  const hidden = useHeaderHidden(ref);
  return (
    <header
      ref={ref}
      className={classNames(
        "on-dark fixed inset-x-0 top-0 z-20 text-white motion-safe:transition-transform print:hidden",
        overlay ? "bg-black/65" : "bg-black",
        hidden && "-translate-y-full",
      )}
    >
      <div className="wrap flex h-16 items-center gap-2 md:h-20 md:gap-4">
        <Link to="/" className="flex min-h-11 items-center font-serif text-xl tracking-tight md:text-2xl">
          {shopFacts().shortName}
          <span className="sr-only"> home</span>
        </Link>
        <nav aria-label="Main" className="ml-auto max-md:hidden">
          <MainLinks />
        </nav>
        <div className="flex items-center max-md:ml-auto">
          <SearchOverlay />
          <AccountMenu user={user} />
          <CartLink />
          <MobileMenu user={user} />
        </div>
      </div>
    </header>
  );
}

function MainLinks() {
  const prefetch = usePrefetch();
  return (
    <ul className="flex items-center gap-2 lg:gap-4">
      {mainNav.map((link) => (
        <li key={link.to}>
          <NavLink
            to={link.to}
            prefetch={prefetch}
            className={({ isActive }) =>
              classNames(
                "flex min-h-11 items-center px-2 underline-offset-8 hover:underline",
                isActive && "underline decoration-oak-light decoration-2",
              )
            }
          >
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Only the browser knows whether the cart has items; the dot's space is reserved, so nothing moves when it appears. */
function CartLink() {
  const hasItems = useCartPresence(cartKey(brand.key));
  return (
    <Link
      to="/cart"
      aria-label="Cart"
      aria-describedby={hasItems ? "cart-state" : undefined}
      className="relative flex h-11 w-11 items-center justify-center"
    >
      <CartIcon />
      {hasItems && (
        <>
          <span className="cart-dot absolute top-1.5 right-1.5 h-2.5 w-2.5 rounded-full bg-signal ring-2 ring-black" />
          <span id="cart-state" className="sr-only">
            has items
          </span>
        </>
      )}
    </Link>
  );
}

/** Scrolled by less than this many CSS pixels counts as near the top (specification, section 2). */
export const NEAR_TOP_PX = 50;

/**
 * Yes after scrolling down; no after scrolling up or near the top (specification, section 2). Positions are in CSS
 * pixels; `from` is negative while a browser bounces at the top.
 */
export function isHeaderHidden(hidden: boolean, from: number, to: number): boolean {
  if (to < NEAR_TOP_PX) return false;
  return to === from ? hidden : to > from;
}
