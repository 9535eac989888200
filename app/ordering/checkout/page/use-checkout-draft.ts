import { useRouteLoaderData } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect } from "react";
import { brand } from "~/base/brand/brand";
import { loadDraft, saveDraft } from "~/base/browser/form-draft";
import { fillIn } from "~/house/ui/fields/typed-fields";
import { checkoutDraftOf } from "~/ordering/cart/checkout-draft";
import { checkoutDraftKey, updateSignInTraces } from "~/provider/accounts/sign-in-traces";

const KEY = checkoutDraftKey(brand.key);

const store = (form: HTMLFormElement) => saveDraft(KEY, checkoutDraftOf(new FormData(form)));

/**
 * The draft of the checkout form: stored at every change, and filled in again when the page opens.
 *
 * @param answered whether the fields hold what was just sent, which is newer than the draft
 * @returns a function that stores the current content of the form
 */
export function useCheckoutDraft(
  formRef: RefObject<HTMLFormElement>,
  answered: boolean,
): (event: FormEvent<HTMLFormElement>) => void {
  const signIn = useRouteLoaderData<Parameters<typeof updateSignInTraces>[1]>("root");
  useEffect(() => {
    // Whatever a customer who has signed out left behind must be gone before the draft is read.
    if (signIn) updateSignInTraces(brand.key, signIn);
    const form = formRef.current;
    const draft = answered ? null : loadDraft(KEY);
    if (form && draft) fillIn(form, draft);
  }, [formRef, answered, signIn]);
  return (event) => store(event.currentTarget);
}
