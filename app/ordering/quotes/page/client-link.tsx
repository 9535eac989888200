import { Form } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { LinkUse, MadeLink } from "~/house/ui/kit/made-link";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import { paperPathOf } from "~/provider/account-pages/page/quotes-words";
import { type LinkTask, PAPER_INTENT } from "../dealer-paper-form";
import type { ClientLink } from "../dealer-sheet";

interface ClientLinkSectionProps {
  readonly number: string;
  readonly link: ClientLink | null;
  /** The address of a link that was made just now; `null` at any other time, because only its hash is stored. */
  readonly made: string | null;
}

/** The link to a quote under a customer's own name. */
export function ClientLinkSection({ number, link, made }: ClientLinkSectionProps) {
  const ref = useFocusOnAnnounce<HTMLDivElement>(made);
  return (
    <section aria-labelledby="client-link-heading" className="max-w-2xl border-t border-stone-300 pt-8">
      <h2 id="client-link-heading" className="text-2xl">
        Link for your client
      </h2>
      <p className="mt-2 text-stone-700">
        It shows what you saved last, under your name: your prices, never ours. Anyone with the link can read it.
      </p>
      <div ref={ref} tabIndex={-1} role="status" className="mt-4 empty:hidden">
        {made && <MadeLink address={made} />}
      </div>
      {link && (
        <p className="mt-4">
          <LinkUse {...link} />
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <TaskForm number={number} task="make-link" label={link ? "Make a new link" : "Make a link"} />
        {link && <TaskForm number={number} task="end-link" label="End this link" />}
      </div>
      {link && <p className="mt-2 text-sm text-stone-700">A new link ends the one before.</p>}
    </section>
  );
}

interface TaskFormProps {
  readonly number: string;
  readonly task: LinkTask;
  readonly label: string;
}

function TaskForm({ number, task, label }: TaskFormProps) {
  return (
    <Form method="post" action={paperPathOf(number)}>
      <Button type="submit" look="outline" name={PAPER_INTENT} value={task}>
        {label}
      </Button>
    </Form>
  );
}
