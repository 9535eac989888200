import { json, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  Links,
  LiveReload,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext, useEffect } from "react";
import { brand } from "~/base/brand/brand";
import { isHandedOn } from "~/base/brand/paths";
import { FACTS_META, factsToSend, shopFacts, takeShopFacts } from "~/base/brand/shop-facts";
import { env } from "~/base/platform/env.server";
import { settingsShown } from "~/house/settings/services/settings.server";
import { areDefaultTerms, termsFor } from "~/house/settings/shop-settings";
import stylesheet from "~/house/styles/tailwind.css";
import { pageTitle } from "~/house/ui/head/page-title";
import { ScriptMark } from "~/house/ui/head/script-mark";
import { RouteProblem } from "~/house/ui/kit/route-problem";
import { ShopTermsContext } from "~/house/ui/kit/shop-terms";
import { isAdminPath, isWithoutPrices } from "~/office/people/admin-path";
import { authChecks } from "~/provider/accounts/auth-checks";
import { rootData } from "~/provider/accounts/root-data";
import { currentUser } from "~/provider/auth/identity.server";
import { AccountMenu } from "~/storefront/layout/page/account-menu";
import { PageFrame } from "~/storefront/layout/page/page-frame";
import { PendingPage } from "~/storefront/layout/page/pending-page";
import { useAuthChecks, useFocusOnNavigation, useForeignAnswer } from "~/storefront/layout/page/root-hooks";
import { SteadyScroll } from "~/storefront/layout/page/steady-scroll";
import { NO_TERMS, type ShopTerms } from "~/trade/pricing/price-terms";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta: MetaFunction = ({ error }) => [
  { title: error ? pageTitle("Problem") : shopFacts().name },
  { name: "description", content: shopFacts().description },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const year = new Date().getFullYear();
  const asked = [currentUser(request), settingsShown()] as const;
  const [current, settings] = await Promise.all(asked);
  const { user, isConfirmed } = current;
  const { pathname } = new URL(request.url);
  const common = { year, origin: env().publicOrigin };
  // Not `isSignedOut`: that would remove what a customer typed in this browser.
  const nobody = { user: null, isConfirmed, isSignedOut: false };
  const unpriced: { readonly terms?: ShopTerms } = {};
  if (isHandedOn(pathname)) return json({ ...common, facts: factsToSend(["timeZone"]), ...unpriced, ...nobody });
  const isUnpriced = isWithoutPrices(user?.role ?? null, pathname);
  const terms = isUnpriced ? NO_TERMS : termsFor(settings, user?.pricedTier ?? null, user?.sampleCredits);
  return json({
    ...common,
    facts: factsToSend(),
    ...(!areDefaultTerms(terms) && { terms }),
    ...current,
    ...(isUnpriced && user && { user: { email: user.email, role: user.role } }),
  });
}

/** A failed check clears the user and leaves the page alone (specification, section 4). */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return rootData.refresh(() => serverLoader<typeof loader>());
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  isAdminPath(currentUrl.pathname) !== isAdminPath(nextUrl.pathname) ||
  authChecks.shouldCheck({ pathname: nextUrl.pathname, submitted: formMethod !== undefined });

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  // Before anything below renders, so that each page shows what the owner saved last.
  if (data) takeShopFacts(data.facts);
  useAuthChecks(data);
  const isForeign = useForeignAnswer();
  // From now on, links load data instead of pages (public/pages.speculationrules).
  useEffect(() => {
    document.documentElement.dataset.live = "";
  }, []);
  const mark = useContext(ScriptMark);
  const facts = data ? data.facts : factsToSend();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f0e0c" />
        {facts && <meta name={FACTS_META} content={facts} />}
        {!isForeign && <Meta />}
        <Links />
      </head>
      <body className="flex min-h-screen flex-col font-sans">
        <ShopTermsContext.Provider value={(data && "terms" in data && data.terms) || NO_TERMS}>
          <PageFrame year={data?.year ?? brand.facts.foundingYear} user={data?.user ?? null}>
            {!isForeign && children}
          </PageFrame>
        </ShopTermsContext.Provider>
        <SteadyScroll>
          <ScrollRestoration nonce={mark} />
        </SteadyScroll>
        <Scripts nonce={mark} />
        <LiveReload nonce={mark} />
      </body>
    </html>
  );
}

export default function App() {
  const { user } = useLoaderData<typeof loader>();
  useFocusOnNavigation();
  return (
    <PendingPage>
      {/* The office puts the account's menu into its own bar. */}
      <Outlet context={<AccountMenu user={user} />} />
    </PendingPage>
  );
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} />;
}
