import { Link } from "@remix-run/react";
import { type AuditEvent, kindWords, partiesOf } from "~/house/audit/audit";
import { Moment } from "~/house/ui/kit/moment";
import { filePath } from "./change-form";

/** What happened, when, to whom and by whom. */
export function EventList({ events }: { readonly events: readonly AuditEvent[] }) {
  return (
    <ol className="mt-6 border-b border-stone-300">
      {events.map((event) => (
        <li
          key={event.id}
          className="grid gap-x-8 gap-y-1 border-t border-stone-300 py-3 md:grid-cols-[11rem_16rem_minmax(0,1fr)]"
        >
          <span className="figures text-sm text-stone-700 md:pt-0.5">
            <Moment at={event.at} />
          </span>
          <span className="font-semibold">{kindWords(event.kind)}</span>
          <span className="break-words">
            {event.order && (
              <>
                <Link to={filePath(event.order)} className="link-padded">
                  {event.order}
                </Link>
                {event.what && `: ${event.what}`},{" "}
              </>
            )}
            {partiesOf(event)}
          </span>
        </li>
      ))}
    </ol>
  );
}
