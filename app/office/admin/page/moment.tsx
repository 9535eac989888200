import { useRouteLoaderData } from "@remix-run/react";
import type { CalendarDay } from "~/base/time/time";
import { momentText, recentText } from "~/house/ui/kit/moment-text";

/** A moment in the shop's time zone; one of today says so. */
export function Moment({ at }: { readonly at: string }) {
  const frame = useRouteLoaderData("routes/admin") as { readonly today?: CalendarDay } | undefined;
  return <time dateTime={at}>{frame?.today ? recentText(at, frame.today) : momentText(at)}</time>;
}
