import { Link } from "@remix-run/react";
import type { FormProblem } from "~/house/forms/form-problem";
import { CheckboxField } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { PageHeader } from "~/house/ui/kit/page-header";
import { Section } from "~/house/ui/kit/section";
import { CLAIM_ANSWER_FORM_ID, claimAnswerValidator } from "~/ordering/claims/claim-form";
import { type Claim, MAX_CLAIM_LENGTH } from "~/ordering/orders/claims";
import type { Order } from "~/ordering/orders/order";
import { ClaimList } from "~/ordering/orders/page/order-claims";
import { CLAIM_QUERY } from "~/ordering/remakes/remake-form";
import { filePath, orderCrumbs, ProblemAlert } from "./change-form";
import { sentWords } from "./history-words";

interface ClaimAnswerPageProps {
  readonly order: Pick<Order, "number" | "lines">;
  readonly claim: Claim;
  readonly isMailed: boolean;
  readonly reply: FormProblem | null;
}

/** One claim, and the form that answers or settles it; works without JavaScript. */
export function ClaimAnswerPage({ order, claim, isMailed, reply }: ClaimAnswerPageProps) {
  const page = filePath(order.number);
  return (
    <>
      <PageHeader title={`Claim about order ${order.number}`} crumbs={orderCrumbs(order.number)} />
      <div className="wrap space-y-8 py-8 md:py-10">
        <ProblemAlert reply={reply} />
        <Section name="claim" title="What the customer reported">
          <ClaimList order={order} claims={[claim]} photographs={`${page}/photographs`} />
          <p className="mt-4">
            <Link to={`${page}/remake?${CLAIM_QUERY}=${claim.id}`} className="button border-stone-500 hover:bg-linen">
              Make the pieces again
            </Link>
          </p>
        </Section>
        <CheckedForm
          id={CLAIM_ANSWER_FORM_ID}
          validator={claimAnswerValidator}
          labels={{ text: "Answer to the customer" }}
          action={`${page}/claims/${claim.id}`}
          className="grid max-w-[46em] gap-4"
        >
          <TextAreaField
            name="text"
            label="Answer to the customer"
            hint={sentWords(isMailed)}
            rows={5}
            maxLength={MAX_CLAIM_LENGTH}
            required
          />
          <CheckboxField name="settled">This settles the claim</CheckboxField>
          <div>
            <SubmitButton label="Send answer" busyLabel="Sending…" />
          </div>
        </CheckedForm>
      </div>
    </>
  );
}
