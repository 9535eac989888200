import type { FormProblem } from "~/forms/form-problem";
import type { PieceProblems } from "~/order-form/add-to-cart";
import type { ChangePageData } from "./change-page-data";

/** What is wrong with a line; without errors at its pieces, the line as a whole was refused. */
export interface LineErrors {
  /** Its place in the form, from 0. */
  readonly line: number;
  readonly errors: readonly PieceProblems[];
}

/** The answer to the form that changes an order, if nothing was stored: everything typed, and why. */
export interface ChangeReply extends FormProblem {
  readonly page: ChangePageData;
  readonly lineErrors: readonly LineErrors[];
}
