import { Link } from "@remix-run/react";
import { useState } from "react";
import type { FormProblem } from "~/house/forms/form-problem";
import { ChoiceList } from "~/house/ui/fields/checkbox-field";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { FileField } from "~/house/ui/fields/file-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { momentText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { useFocusOnAnnounce } from "~/house/ui/kit/use-focus-on-announce";
import {
  claimablePieces,
  claimedPieceText,
  MAX_CLAIM_LENGTH,
  MAX_CLAIM_PHOTOGRAPHS,
  MAX_CLAIM_PIECES,
} from "~/ordering/orders/claims";
import type { Order } from "~/ordering/orders/order";
import { ClaimAlternatives, type OrderClaimsShown } from "~/ordering/orders/page/order-claims";
import { ORDER_LINK } from "~/ordering/orders/page/order-pages";
import { CLAIM_FORM_ID, CLAIM_NAMES, claimValidator, pieceValue } from "../claim-form";
import { MAX_PHOTOGRAPH_BYTES, PHOTOGRAPH_TYPES } from "../photograph";

const LABELS = { text: "What is not right?", photographs: "Photographs" };

interface ClaimPageProps {
  readonly order: Pick<Order, "number" | "lines">;
  readonly link: string;
  readonly window: OrderClaimsShown["window"];
  readonly isFull: boolean;
  readonly newKey: string;
  readonly reply: FormProblem | null;
}

export function ClaimPage({ order, link, window, isFull, newKey, reply }: ClaimPageProps) {
  const { number } = order;
  const problem = reply?.problem ?? null;
  const ref = useFocusOnAnnounce<HTMLDivElement>(reply, problem !== null);
  const page = `/orders/${link}`;
  return (
    <>
      <PageHeader title={`Report a problem with order ${number}`}>
        {window.status === "open" && (
          <p>
            You can do this until <time dateTime={window.until}>{momentText(window.until)}</time>. To check a whole
            delivery, piece by piece, use{" "}
            <Link to={`${page}/receiving`} className={ORDER_LINK}>
              Receiving
            </Link>{" "}
            instead.
          </p>
        )}
      </PageHeader>
      <div className="wrap space-y-8 py-8 md:py-10">
        <Breadcrumb crumbs={[{ name: `Order ${number}`, to: page }]} current="Report a problem" />
        <div ref={ref} tabIndex={-1} role="alert">
          {problem && <Notice tone="error" title={problem} />}
        </div>
        {window.status === "open" && !isFull ? (
          <ClaimForm order={order} action={`${page}/claim`} newKey={String(reply?.repopulateFields?.key || newKey)} />
        ) : (
          <p>
            <ClaimAlternatives window={window} />
          </p>
        )}
      </div>
    </>
  );
}

interface ClaimFormProps extends Pick<ClaimPageProps, "order" | "newKey"> {
  readonly action: string;
}

function ClaimForm({ order, action, newKey }: ClaimFormProps) {
  // One key for all attempts from this page, even if the loader runs again and creates another.
  const [key] = useState(newKey);
  const pieces = claimablePieces(order);
  const choices = pieces.map((piece) => ({ value: pieceValue(piece), label: claimedPieceText(order, piece) }));
  return (
    <CheckedForm
      id={CLAIM_FORM_ID}
      validator={claimValidator}
      labels={LABELS}
      action={action}
      encType="multipart/form-data"
      className="grid max-w-[46em] gap-6"
    >
      <input type="hidden" name={CLAIM_NAMES.key} value={key} readOnly />
      <TextAreaField
        name={CLAIM_NAMES.text}
        label={LABELS.text}
        hint="The damage, or the size that you measured. Name the locations of the pieces."
        rows={5}
        maxLength={MAX_CLAIM_LENGTH}
        required
      />
      {choices.length <= MAX_CLAIM_PIECES && (
        <fieldset>
          <legend className="font-semibold">Which pieces? (optional)</legend>
          <ChoiceList name={CLAIM_NAMES.pieces} choices={choices} />
        </fieldset>
      )}
      <FileField
        name={CLAIM_NAMES.photographs}
        label={LABELS.photographs}
        hint={`Up to ${MAX_CLAIM_PHOTOGRAPHS}, as JPEG, PNG or WebP, at most ${MAX_PHOTOGRAPH_BYTES / 1024 / 1024} MB each. One of the whole piece and one close-up help most. We remove the location and camera data that phones store in photographs.`}
        accept={PHOTOGRAPH_TYPES.join(",")}
      />
      <div>
        <SubmitButton label="Send report" busyLabel="Sending…" />
      </div>
    </CheckedForm>
  );
}
