import { PEOPLE_FIELDS, type PeopleTask } from "../people-form";

interface HiddenTaskProps {
  readonly kind: PeopleTask["kind"];
  /** What it is done to: an account, or an invitation. */
  readonly id?: string;
}

/** The hidden fields of a form on the page of people: what it does, and to what. */
export function HiddenTask({ kind, id }: HiddenTaskProps) {
  return (
    <>
      <input type="hidden" name={PEOPLE_FIELDS.intent} value={kind} />
      {id !== undefined && <input type="hidden" name={PEOPLE_FIELDS.id} value={id} />}
    </>
  );
}
