import { useRouteLoaderData } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect } from "react";
import { checkoutDraftOf } from "~/browser/checkout-draft";
import { checkoutDraftKey } from "~/browser/checkout-draft-key";
import { loadDraft, saveDraft } from "~/browser/form-draft";
import { settleTraces } from "~/browser/sign-in-traces";
import { brand } from "~/content/brand";
import { fillIn } from "~/ui/fields/typed-fields";

const KEY = checkoutDraftKey(brand.key);

const keep = (form: HTMLFormElement) => saveDraft(KEY, checkoutDraftOf(new FormData(form)));

/**
 * What was typed at the checkout: kept with every change, filled in again on start.
 *
 * @param answered whether the fields hold what was sent, which is newer
 * @returns keeps what the form holds now
 */
export function useCheckoutDraft(
  formRef: RefObject<HTMLFormElement>,
  answered: boolean,
): (event: FormEvent<HTMLFormElement>) => void {
  const signIn = useRouteLoaderData<Parameters<typeof settleTraces>[1]>("root");
  useEffect(() => {
    // What somebody left behind who has signed out must be gone before it is read.
    if (signIn) settleTraces(brand.key, signIn);
    const form = formRef.current;
    const draft = answered ? null : loadDraft(KEY);
    if (form && draft) fillIn(form, draft);
  }, [formRef, answered, signIn]);
  return (event) => keep(event.currentTarget);
}
