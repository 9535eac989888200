import { createContext, useContext } from "react";

export const FormIdContext = createContext("");

/**
 * The id of a form whose fields start from a save. It changes with each save, because a form that is mounted again under
 * the same id shows the values of the save before. A refused form has the id that its action names, and what was typed.
 *
 * @param isRefused whether the page shows the form as it was refused
 */
export const revisedFormId = (id: string, revision: number, isRefused: boolean): string =>
  isRefused ? id : `${id}-${revision}`;

/** The id of the form around a field; the ids of its elements begin with it. */
export function useFormId(): string {
  return useContext(FormIdContext);
}
