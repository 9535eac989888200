import { Link } from "@remix-run/react";
import { shopFacts } from "~/base/brand/shop-facts";
import { footerNav, legalNav, type NavLink } from "../nav";

const LINK = "inline-flex min-h-11 items-center underline-offset-4 hover:underline";

export function SiteFooter({ year }: { readonly year: number }) {
  const { address, foundingYear, phone, email, hours, social } = shopFacts();
  return (
    <footer className="on-dark mt-auto bg-night text-stone-200 print:hidden">
      <div className="wrap grid gap-10 py-14 md:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-md">
          <p className="font-serif text-2xl text-white">{shopFacts().name}</p>
          <p className="mt-2">{shopFacts().tagline}.</p>
          {foundingYear && <p className="mt-2 text-stone-300">Since {foundingYear}.</p>}
          <ul className="mt-4 flex gap-5">
            {social.map((link) => (
              <li key={link.href}>
                <a href={link.href} rel="noopener" className={LINK}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer">
          <h2 className="font-sans text-sm font-semibold text-white">Find your way</h2>
          <ul className="mt-2">
            <NavItems links={footerNav} />
          </ul>
        </nav>
        <div>
          <h2 className="font-sans text-sm font-semibold text-white">Talk to us</h2>
          <address className="mt-2 not-italic">
            <a href={phone.href} className={LINK}>
              {phone.display}
            </a>
            <br />
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
            {address && (
              <p className="mt-2 text-stone-300">
                {address.street}
                <br />
                {address.city}, {address.region} {address.postalCode}
              </p>
            )}
            <p className="mt-2 text-stone-300">{hours}</p>
          </address>
        </div>
      </div>
      <div className="border-t border-stone-700">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 py-3 text-sm text-stone-300">
          <p className="py-2">
            © {year} {shopFacts().name}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            <NavItems links={legalNav} />
          </ul>
        </div>
      </div>
    </footer>
  );
}

function NavItems({ links }: { readonly links: readonly NavLink[] }) {
  return links.map((link) => (
    <li key={link.to}>
      <Link to={link.to} className={LINK}>
        {link.label}
      </Link>
    </li>
  ));
}
