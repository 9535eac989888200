import { Form } from "@remix-run/react";
import { CheckedForm } from "~/ui/fields/checked-form";
import { SubmitButton } from "~/ui/fields/submit-button";
import { TextField } from "~/ui/fields/text-field";
import { Button } from "~/ui/kit/button";
import { Notice } from "~/ui/kit/notice";
import { PageHeader } from "~/ui/kit/page-header";
import { CLOSURE_FORM_ID, type Closure, closureValidator, closureWords, REMOVE_FIELD } from "../closures";

const LABELS = { firstDay: "First day", lastDay: "Last day (optional)", reason: "Reason" };

interface CalendarPageProps {
  /** The earliest first. */
  readonly closures: readonly Closure[];
  /** Whether the calendar has just been changed. */
  readonly isSaved: boolean;
  /** Why a valid form changed nothing. */
  readonly problem: string | null;
}

/** The days on which the shop is closed. */
export function CalendarPage({ closures, isSaved, problem }: CalendarPageProps) {
  return (
    <>
      <PageHeader isPlain title="Days closed">
        <p>The contact page announces them 30 days ahead. Weekends need no entry.</p>
      </PageHeader>
      <div className="wrap grid gap-x-16 gap-y-10 py-10 md:grid-cols-2 md:py-14">
        <section aria-labelledby="add-heading" className="space-y-6">
          <h2 id="add-heading" className="text-2xl">
            Add days
          </h2>
          {problem && (
            <div role="alert">
              <Notice tone="error" title={problem} />
            </div>
          )}
          {isSaved && !problem && (
            <div role="status">
              <Notice tone="success">
                <p>The calendar was changed.</p>
              </Notice>
            </div>
          )}
          <CheckedForm
            key={closures.length}
            id={CLOSURE_FORM_ID}
            validator={closureValidator}
            labels={LABELS}
            className="space-y-6"
          >
            <TextField name="firstDay" label={LABELS.firstDay} type="date" required />
            <TextField name="lastDay" label={LABELS.lastDay} type="date" />
            <TextField name="reason" label={LABELS.reason} hint="Such as Thanksgiving" maxLength={80} required />
            <SubmitButton label="Add" busyLabel="Adding…" />
          </CheckedForm>
        </section>
        <section aria-labelledby="closed-heading">
          <h2 id="closed-heading" className="text-2xl">
            Closed
          </h2>
          {closures.length === 0 && <p className="mt-4">The calendar is empty.</p>}
          <ul className="mt-4">
            {closures.map((closure) => (
              <li
                key={closure.id}
                className="flex flex-wrap items-center justify-between gap-x-6 border-t border-stone-300 py-3"
              >
                <p className="wrap-anywhere">
                  <span className="figures">{closure.firstDay.slice(0, 4)}</span>, {closureWords(closure)}
                </p>
                <Form method="post">
                  <input type="hidden" name={REMOVE_FIELD} value={closure.id} />
                  <Button type="submit" look="outline">
                    Remove<span className="sr-only"> {closureWords(closure)}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
