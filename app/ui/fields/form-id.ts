import { createContext, useContext } from "react";

export const FormIdContext = createContext("");

/** The id of the form around a field, from which the ids of its elements are made. */
export function useFormId(): string {
  return useContext(FormIdContext);
}
