import type { Cents } from "~/measure/money";

/** What a line of the form comes to. */
export interface LineTotal {
  readonly title: string;
  /** How many pieces; 0 if it is removed. */
  readonly count: number;
  readonly cents: Cents;
}

/** What a line of the form holds now. */
export interface LineState extends LineTotal {
  /** Checks it, shows what is wrong, and says whether it is valid. */
  readonly isValid: () => boolean;
}
