import type { CartItem } from "~/configurator/lines/cart";
import { priceItem } from "~/configurator/lines/cart-item";
import { MadeOf } from "~/configurator/lines/made-of";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextField } from "~/house/ui/fields/text-field";
import { Notice } from "~/house/ui/kit/notice";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { onlyPieceOf } from "~/ordering/passports/passport-piece";
import { finishedPath, finishedTitle } from "~/trade/catalog/finish";
import { formatCents } from "~/trade/measure/money";
import { MAX_LOCATION_LENGTH } from "~/trade/measure/piece";
import { AGAIN_LOCATION, offerMark } from "../again";
import type { ShownDoor } from "../door-answer";
import { AGAIN_FORM_ID, AGAIN_LABELS, againValidator, mostOf } from "../door-forms";

interface AgainSectionProps {
  readonly door: ShownDoor;
  readonly kind: string;
  readonly problem: string | null;
}

export function AgainSection({ door: { item, again, match, olderThan, hasNote }, kind, problem }: AgainSectionProps) {
  return (
    <section aria-labelledby="again-heading" className="space-y-5 lg:col-start-2">
      <h2 id="again-heading" className="text-2xl">
        Order another one
      </h2>
      {problem && (
        <div role="alert">
          <Notice tone="error" title={problem} />
        </div>
      )}
      {again?.kind === "same" && (
        <>
          <p>{match}</p>
          {isMatched(item) && (
            <p>Its grain was matched with the pieces beside it. The grain of a new piece cannot continue theirs.</p>
          )}
          {olderThan !== null && <OldBatch months={olderThan} item={item} kind={kind} />}
          {hasNote && <p>The note to the workshop is not copied: write it again in the cart if it still applies.</p>}
          <AgainForm line={again.line} label={`Make this ${kind} again`} />
        </>
      )}
      {again?.kind === "gone" && (
        <>
          <Notice tone="info">
            <p>
              {again.what === "style"
                ? `${item.productTitle} is no longer made.`
                : `${item.productTitle} is no longer made in ${item.finish ?? "this finish"}.`}
            </p>
          </Notice>
          {again.nearest ? (
            <>
              <p>
                The nearest that we make is{" "}
                <a href={finishedPath(again.nearest)} className="link">
                  {finishedTitle(again.nearest)}
                </a>
                , in the same size and with the same boring. It will look different beside this one.
              </p>
              <MadeOf item={again.nearest} />
              <AgainForm line={again.nearest} label={`Make it in ${finishedTitle(again.nearest)}`} />
            </>
          ) : (
            <Elsewhere />
          )}
        </>
      )}
      {again?.kind === "size" && (
        <>
          <Notice tone="info">
            <p>{item.productTitle} is no longer made in this size.</p>
          </Notice>
          <Elsewhere />
        </>
      )}
      {again === null && <p>Today’s styles and prices cannot be loaded. Please open this page again a little later.</p>}
    </section>
  );
}

const isMatched = (item: CartItem) => onlyPieceOf(item).piece.grain === "matched";

interface OldBatchProps {
  readonly months: number;
  readonly item: CartItem;
  readonly kind: string;
}

function OldBatch({ months, item, kind }: OldBatchProps) {
  return (
    <Notice tone="info" title={`This ${kind} was made more than ${months} months ago`}>
      <p>
        Materials and finishes change over the years. Before you order, compare{" "}
        <a href={finishedPath(item)} className="link">
          the style as we make it today
        </a>
        , or a sample of it, with this one.
      </p>
    </Notice>
  );
}

function Elsewhere() {
  return (
    <p>
      Look through{" "}
      <a href="/shop" className="link">
        our styles
      </a>
      , or{" "}
      <a href="/contact" className="link">
        ask us
      </a>{" "}
      what comes close.
    </p>
  );
}

function AgainForm({ line, label }: { readonly line: CartItem; readonly label: string }) {
  const price = priceItem(line, useShopTerms());
  return (
    <CheckedForm
      id={AGAIN_FORM_ID}
      validator={againValidator(mostOf(line))}
      labels={AGAIN_LABELS}
      defaultValues={{ quantity: "1", location: AGAIN_LOCATION }}
      className="max-w-md space-y-5"
    >
      <input type="hidden" name="offer" value={offerMark(line)} />
      <p className="figures">
        Today’s price for one: <strong>{formatCents(price.totalCents)}</strong> {TOTAL_WITHOUT}.
      </p>
      <TextField name="quantity" label={AGAIN_LABELS.quantity} inputMode="numeric" autoComplete="off" required />
      {!line.sample && (
        <TextField
          name="location"
          label={AGAIN_LABELS.location}
          hint="Printed on the new label, so that you know where it goes."
          autoComplete="off"
          maxLength={MAX_LOCATION_LENGTH}
        />
      )}
      <SubmitButton label={label} busyLabel="One moment…" />
    </CheckedForm>
  );
}
