import { useRouteLoaderData } from "@remix-run/react";
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { brand } from "~/base/brand/brand";
import { clearDraft, formDraftOf, loadDraft, saveDraft } from "~/base/browser/form-draft";
import { isBox } from "~/base/browser/is-box";
import { blankOf, fillIn, isTouched, visibleFieldsOf } from "~/house/ui/fields/typed-fields";
import { registrationDraftKey, updateSignInTraces } from "~/provider/accounts/sign-in-traces";

const KEY = registrationDraftKey(brand.key);

function blank(form: HTMLFormElement): void {
  form.reset();
  for (const field of visibleFieldsOf(form)) {
    if (isBox(field)) field.checked = false;
    else field.value = blankOf(field);
  }
}

interface Draft {
  /** `null` until the page's scripts have read the box. */
  readonly termsAccepted: boolean | null;
  readonly keep: (event: FormEvent<HTMLFormElement>) => void;
  readonly noteTerms: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly clear: () => void;
}

/**
 * Stores the draft of the registration form with every change and restores it when the page opens (specification,
 * sections 2 and 3). What was typed before the scripts ran is part of it. `answered`: the fields hold what was just
 * sent, which is newer.
 */
export function useRegistrationDraft(formRef: RefObject<HTMLFormElement>, answered: boolean): Draft {
  const signIn = useRouteLoaderData<Parameters<typeof updateSignInTraces>[1]>("root");
  const [termsAccepted, setTermsAccepted] = useState<boolean | null>(null);
  const hasBegun = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    // Traces of another account must be removed before the draft is read; the page's own effect would run too late.
    if (signIn) updateSignInTraces(brand.key, signIn);
    const draft = answered ? null : loadDraft(KEY);
    const wasTyped = form !== null && !hasBegun.current && !answered && isTouched(form);
    hasBegun.current = true;
    if (form && draft) fillIn(form, draft);
    if (wasTyped) saveDraft(KEY, formDraftOf(new FormData(form)));
    const terms = form?.elements.namedItem("acceptsTerms");
    setTermsAccepted(terms instanceof HTMLInputElement && terms.checked);
  }, [formRef, answered, signIn]);

  return {
    termsAccepted,
    keep: (event) => saveDraft(KEY, formDraftOf(new FormData(event.currentTarget))),
    noteTerms: (event) => setTermsAccepted(event.currentTarget.checked),
    clear() {
      clearDraft(KEY);
      setTermsAccepted(false);
      if (formRef.current) blank(formRef.current);
    },
  };
}

export function useDraftCleared(isRegistered: boolean): void {
  useEffect(() => {
    if (isRegistered) clearDraft(registrationDraftKey(brand.key));
  }, [isRegistered]);
}
