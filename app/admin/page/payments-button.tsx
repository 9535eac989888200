import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { CORRECTED_ENTRY, CREDIT_TAKEN_BACK, PAYMENTS_INTENT, type PaymentsTask } from "~/invoices/payment-form";
import { Button } from "~/ui/kit/button";
import { useIsSending } from "./change-form";
import { paymentsPath } from "./payment-form";

interface PaymentsButtonProps {
  readonly number: string;
  readonly task: Exclude<PaymentsTask, { kind: "record" | "credit" }>;
  readonly children: ReactNode;
}

/** A button that changes an order's payments. */
export function PaymentsButton({ number, task, children }: PaymentsButtonProps) {
  const sending = useIsSending();
  return (
    <Form method="post" action={paymentsPath(number)}>
      <input type="hidden" name={PAYMENTS_INTENT} value={task.kind} />
      {task.kind === "correct" && <input type="hidden" name={CORRECTED_ENTRY} value={task.entry} />}
      {task.kind === "take-back" && <input type="hidden" name={CREDIT_TAKEN_BACK} value={task.credit} />}
      <Button type="submit" look="outline" disabled={sending}>
        {children}
      </Button>
    </Form>
  );
}
