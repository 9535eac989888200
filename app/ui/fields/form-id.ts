import { createContext, useContext } from "react";

export const FormIdContext = createContext("");

/** The id of the form around a field; the ids of its elements begin with it. */
export function useFormId(): string {
  return useContext(FormIdContext);
}
