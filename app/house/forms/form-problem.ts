/** The names are those that `remix-validated-form` reads from an action's data. */
export interface FormProblem {
  readonly formId: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly repopulateFields?: Readonly<Record<string, unknown>>;
  readonly problem: string | null;
}

/** The names of fields that hold secrets: passwords and keys. What is typed there is never sent back or stored. */
const SECRET = /password|^secret$/i;

export const isSecretName = (name: string): boolean => SECRET.test(name);
