import { dayText } from "~/house/ui/kit/moment-text";

export type Unmovable =
  | { readonly problem: "past" | "closed" | "shipped"; readonly earliest?: undefined }
  /** The stations have too few free minutes; `earliest` is the first day with enough, or `null`. */
  | { readonly problem: "full"; readonly earliest: string | null };

export function unmovableWords(why: Unmovable): string {
  if (why.problem === "past") return "This date has passed: please enter today or a later date";
  if (why.problem === "closed") return "We are closed on this date: please enter another";
  if (why.problem === "shipped") return "The order has shipped, so its date stays";
  const { earliest = null } = why;
  return earliest === null
    ? "The stations do not have enough free time for this date, or for any date that is planned"
    : `The stations do not have enough free time before this date: the earliest is ${dayText(earliest)}`;
}
