import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useState } from "react";
import {
  clearDraft,
  draftOf,
  loadDraft,
  type RegistrationDraft,
  registrationDraftKey,
  saveDraft,
} from "~/browser/registration-draft";
import { brand } from "~/content/brand";
import { DEFAULT_COUNTRY } from "~/forms/registration-form";

const KEY = registrationDraftKey(brand.key);

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  (element instanceof HTMLInputElement && element.type !== "hidden") || element instanceof HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isField);

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";

const blankOf = ({ name }: Field) => (name === "mailingAddress.country" ? DEFAULT_COUNTRY : "");

/** Fills in what nobody has filled in meanwhile: what was typed before JavaScript ran is newer than any draft. */
function restore(form: HTMLFormElement, draft: RegistrationDraft): void {
  for (const field of fieldsOf(form)) {
    const kept = draft[field.name];
    if (kept === undefined) continue;
    if (isBox(field)) field.checked = true;
    else if (field.value === blankOf(field)) field.value = kept;
  }
}

function blank(form: HTMLFormElement): void {
  form.reset();
  for (const field of fieldsOf(form)) {
    if (isBox(field)) field.checked = false;
    else field.value = blankOf(field);
  }
}

interface Draft {
  readonly termsAccepted: boolean;
  /** Keeps what the form holds now. */
  readonly keep: (event: FormEvent<HTMLFormElement>) => void;
  readonly noteTerms: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Empties the form and forgets the draft. */
  readonly clear: () => void;
}

/**
 * The draft of the registration form: kept with every change, restored on start (specification, sections 2 and 3).
 *
 * @param answered whether the fields hold what was sent, which is newer than the draft
 */
export function useRegistrationDraft(formRef: RefObject<HTMLFormElement>, answered: boolean): Draft {
  const [termsAccepted, setTermsAccepted] = useState(false);

  useEffect(() => {
    const form = formRef.current;
    const draft = answered ? null : loadDraft(KEY);
    if (form && draft) restore(form, draft);
    const terms = form?.elements.namedItem("acceptsTerms");
    setTermsAccepted(terms instanceof HTMLInputElement && terms.checked);
  }, [formRef, answered]);

  return {
    termsAccepted,
    keep: (event) => saveDraft(KEY, draftOf(new FormData(event.currentTarget))),
    noteTerms: (event) => setTermsAccepted(event.currentTarget.checked),
    clear() {
      clearDraft(KEY);
      setTermsAccepted(false);
      if (formRef.current) blank(formRef.current);
    },
  };
}
