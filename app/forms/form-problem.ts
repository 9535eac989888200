/**
 * Why a posted form was not taken: fields that were refused, or a sentence about what failed behind the form. The names
 * are those that `remix-validated-form` reads from an action's data.
 */
export interface FormProblem {
  readonly formId: string;
  /** The message for each refused field, by the field's name. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** What was typed, to fill the fields in again where no JavaScript kept them. */
  readonly repopulateFields?: Readonly<Record<string, unknown>>;
  /** What failed although every field was right, or `null`. */
  readonly problem: string | null;
}
