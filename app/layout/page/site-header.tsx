import { Link, NavLink } from "@remix-run/react";
import { useRef } from "react";
import type { HeaderUser } from "~/accounts/account";
import { brand } from "~/brand/brand";
import { cartKey } from "~/cart/cart-key";
import { useCartPresence } from "~/cart/cart-presence";
import { mainNav } from "~/layout/nav";
import { classNames } from "~/ui/kit/class-names";
import { usePrefetch } from "~/ui/kit/use-prefetch";
import { AccountMenu } from "./account-menu";
import { CartIcon } from "./frame-icons";
import { MobileMenu } from "./mobile-menu";
import { SearchOverlay } from "./search-overlay";
import { useHeaderHidden } from "./use-header-hidden";

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
          {brand.shortName}
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
