import { Form } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { Notice } from "~/house/ui/kit/notice";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import type { CustomerDone, CustomerUpdate as Done } from "../customer-forms";
import { customerPath } from "../customer-list";
import type { CustomerNote } from "../customer-records";
import { TaskFields } from "./task-fields";

interface CustomerNoticeProps {
  readonly customerKey: string;
  readonly notice: Done | null;
  readonly problem: string | null;
  readonly notes: readonly CustomerNote[];
}

const WORDS: Readonly<Record<CustomerDone, string>> = {
  noted: "The note is saved.",
  removed: "The note was removed.",
  restored: "The note is back.",
  billed: "Terms and tax are saved. They apply to orders confirmed from now on.",
  tier: "The tier is changed. It applies to prices from now on; to undo that, choose the earlier tier.",
  unbilled: "Undone. The earlier terms and tax apply to orders confirmed from now on.",
};

/** What was just done about a customer, or why nothing was. */
export function CustomerNotice({ customerKey, notice, problem, notes }: CustomerNoticeProps) {
  const ref = useFocusOnAnnounce<HTMLDivElement>(problem ?? notice, Boolean(problem ?? notice));
  // An old address may still name a removal that was undone since.
  const isRemoved = notice?.done === "removed" && !notes.some(({ id }) => id === notice.note);
  const shown = notice && (notice.done !== "removed" || isRemoved) ? notice : null;
  return (
    <div ref={ref} tabIndex={-1} role={problem ? "alert" : "status"} className="empty:hidden">
      {problem && <Notice tone="error" title={problem} />}
      {!problem && shown && (
        <Notice tone="success" title={WORDS[shown.done]}>
          {isRemoved && shown.note !== null && (
            <Form method="post" action={customerPath(customerKey)} className="mt-2">
              <TaskFields task={{ kind: "restore-note", note: shown.note }} />
              <Button type="submit" look="outline">
                Undo<span className="sr-only"> the removal</span>
              </Button>
            </Form>
          )}
        </Notice>
      )}
    </div>
  );
}
