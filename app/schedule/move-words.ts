import { dayText } from "~/ui/kit/moment-text";

/** Why an order cannot ship on a day. */
export interface MoveProblem {
  readonly problem: "past" | "closed" | "full";
  /** The first day with enough free minutes, YYYY-MM-DD; `null` if there is none. */
  readonly earliest?: string | null;
}

/** Why an order cannot be moved to a day, for the message beside the field. */
export function moveProblem({ problem, earliest = null }: MoveProblem): string {
  if (problem === "past") return "This date has passed: please enter today or a later date";
  if (problem === "closed") return "We are closed on this date: please enter a working day";
  return earliest === null
    ? "The stations do not have enough free minutes for this date, or for any date that is planned"
    : `The stations do not have enough free minutes before this date: the earliest is ${dayText(earliest)}`;
}
