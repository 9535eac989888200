import displayFont from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import type { LinksFunction, MetaFunction } from "@remix-run/node";
import {
  Links,
  LiveReload,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { brand } from "~/content/brand";
import stylesheet from "~/styles/tailwind.css";
import { PageFrame } from "~/ui/layout/page-frame";
import { pageTitle } from "~/ui/layout/page-title";
import { PendingPage } from "~/ui/layout/pending-page";
import { RouteProblem } from "~/ui/layout/route-problem";
import { useFocusOnNavigation } from "~/ui/layout/use-focus-on-navigation";

const font = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

export const links: LinksFunction = () => [
  font(displayFont),
  font(textFont),
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const meta: MetaFunction = ({ error }) => [
  { title: error ? pageTitle("Problem") : brand.name },
  { name: "description", content: brand.description },
];

export function loader() {
  return { year: new Date().getFullYear() };
}

/** The year does not change under a visitor. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f0e0c" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-screen flex-col font-sans">
        <PageFrame year={data?.year ?? brand.foundingYear}>{children}</PageFrame>
        <ScrollRestoration />
        <Scripts />
        <LiveReload />
      </body>
    </html>
  );
}

export default function App() {
  useFocusOnNavigation();
  return (
    <PendingPage>
      <Outlet />
    </PendingPage>
  );
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} />;
}
