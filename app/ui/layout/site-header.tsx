import { Link, NavLink } from "@remix-run/react";
import { cartKey } from "~/browser/cart-key";
import { useCartPresence } from "~/browser/cart-presence";
import { brand } from "~/content/brand";
import { mainNav } from "~/content/nav";
import type { User } from "~/domain/account";
import { CartIcon } from "~/ui/kit/cart-icon";
import { classNames } from "~/ui/kit/class-names";
import { usePrefetch } from "~/ui/kit/use-prefetch";
import { AccountMenu } from "./account-menu";

/** The bar on top of every page: brand, main links, account, cart. */
export function SiteHeader({ user }: { readonly user: User | null }) {
  const prefetch = usePrefetch();
  return (
    <header className="on-dark sticky top-0 z-20 bg-night text-white print:hidden">
      <div className="wrap flex h-16 items-center gap-4 md:h-20">
        <Link to="/" className="flex min-h-11 items-center font-serif text-xl tracking-tight md:text-2xl">
          {brand.shortName}
          <span className="sr-only"> home</span>
        </Link>
        <nav aria-label="Main" className="ml-auto">
          <ul className="flex items-center gap-1 md:gap-4">
            {mainNav.map((link) => (
              <li key={link.to} className="not-first:max-sm:hidden">
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
        </nav>
        <div className="flex items-center">
          <AccountMenu user={user} />
          <CartLink />
        </div>
      </div>
    </header>
  );
}

/** The dot is known to the browser alone; its place is kept, so that nothing moves when it appears. */
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
          <span className="absolute top-1.5 right-1.5 h-2.5 w-2.5 rounded-full bg-signal ring-2 ring-night" />
          <span id="cart-state" className="sr-only">
            has items
          </span>
        </>
      )}
    </Link>
  );
}
