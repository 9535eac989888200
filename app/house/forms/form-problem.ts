/**
 * Why a posted form was not accepted: fields that were refused, or a sentence about what failed behind the form. The
 * names are those that `remix-validated-form` reads from an action's data.
 */
export interface FormProblem {
  readonly formId: string;
  /** The message for each refused field, by the field's name. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** What was typed, to fill in the fields again without JavaScript. */
  readonly repopulateFields?: Readonly<Record<string, unknown>>;
  /** What failed although every field was valid, or `null`. */
  readonly problem: string | null;
}

/** The names of fields that hold secrets: passwords and keys. What is typed there is never sent back or stored. */
const SECRET = /password|^secret$/i;

/** Whether a field of any form holds a secret, by its name. */
export const isSecretName = (name: string): boolean => SECRET.test(name);
