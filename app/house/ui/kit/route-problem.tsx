import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { OFFLINE } from "~/base/browser/offline";
import { useOnline } from "~/base/browser/use-online";
import { RecoveryLinks } from "./recovery-links";

interface ProblemPageProps {
  readonly title: string;
  readonly text: string;
  readonly retry: boolean;
}

function ProblemPage({ title, text, retry }: ProblemPageProps) {
  return (
    <div className="wrap py-16 md:py-24">
      <h1 tabIndex={-1} className="max-w-[15.56em] text-4xl md:text-5xl">
        {title}
      </h1>
      <p className="mt-4 max-w-[40em] text-lg text-stone-700">{text}</p>
      <div className="mt-8">
        <RecoveryLinks
          retry={retry}
          links={[
            { label: "Browse door styles", to: "/shop" },
            { label: "Back to the home page", to: "/" },
          ]}
        />
      </div>
    </div>
  );
}

export function messageOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const { message } = (error.data ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : undefined;
}

interface RouteProblemProps {
  readonly error: unknown;
  readonly refusedTitle?: string;
}

export function RouteProblem({ error, refusedTitle = "That could not be accepted" }: RouteProblemProps) {
  const online = useOnline();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <ProblemPage
        title="Page not found"
        text="There is nothing at this address. It may be mistyped, or the page may have moved. Your cart is as you left it."
        retry={false}
      />
    );
  }
  const message = messageOf(error);
  if (!online && !isRouteErrorResponse(error)) {
    return (
      <ProblemPage title={OFFLINE} text="The page could not be loaded. Try again when you are back online." retry />
    );
  }
  if (status < 500) {
    const text = message ?? "The shop could not read what was sent. Go back: what you typed is still there.";
    return <ProblemPage title={refusedTitle} text={text} retry={false} />;
  }
  if (status >= 502 && message) {
    return <ProblemPage title="This cannot be shown right now" text={message} retry />;
  }
  return (
    <ProblemPage
      title="Something went wrong on our side"
      text="The page could not be put together. Your cart is as you left it, and what you typed is still there when you go back."
      retry
    />
  );
}

/** The boundary of most routes. */
export function ProblemBoundary() {
  return <RouteProblem error={useRouteError()} />;
}

/** The boundary of a route that is open to some people only. */
export function RefusedBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
