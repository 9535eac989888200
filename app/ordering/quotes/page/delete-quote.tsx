import { Form, useNavigation } from "@remix-run/react";
import { DELETE_QUOTE, QUOTE_INTENT } from "~/house/forms/quote-names";
import { Button } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { quotePathOf } from "~/provider/account-pages/page/quotes-words";

interface DeleteQuoteProps {
  readonly number: string;
  readonly isOrdered: boolean;
}

/** Deletes a quote after the customer confirms. */
export function DeleteQuote({ number, isOrdered }: DeleteQuoteProps) {
  const { state, formAction } = useNavigation();
  const path = quotePathOf(number);
  const isBusy = state !== "idle" && formAction === path;
  return (
    <div className="max-w-4xl border-t border-stone-300 print:hidden">
      <Disclosure summary="Delete this quote">
        <p>
          This cannot be undone, and the price is no longer held.
          {isOrdered && " The order placed from it is not affected."}
        </p>
        <Form method="post" action={path}>
          <Button type="submit" name={QUOTE_INTENT} value={DELETE_QUOTE} look="outline" disabled={isBusy}>
            {isBusy ? "Deleting…" : "Yes, delete it"}
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}
