import { isRouteErrorResponse } from "@remix-run/react";
import { OFFLINE } from "~/browser/offline";
import { useOnline } from "~/browser/use-online";
import { ProblemPage } from "./problem-page";

/** The message for the visitor in a thrown response, or `undefined`. */
export function messageOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const { message } = (error.data ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : undefined;
}

interface RouteProblemProps {
  readonly error: unknown;
  /** The heading for a request that was refused. */
  readonly refusedTitle?: string;
}

/** The page for an error that a route threw: missing, refused, or broken. */
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
