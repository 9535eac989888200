import { CUSTOMER_FIELDS, type CustomerTask } from "../customer-forms";

/** The hidden fields of a form on a customer's page: what it does, to which note, and after which save. */
export function TaskFields({ task }: { readonly task: CustomerTask }) {
  return (
    <>
      <input type="hidden" name={CUSTOMER_FIELDS.intent} value={task.kind} />
      {"note" in task && <input type="hidden" name={CUSTOMER_FIELDS.note} value={task.note} />}
      {"revision" in task && <input type="hidden" name={CUSTOMER_FIELDS.revision} value={task.revision} />}
    </>
  );
}
