import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import type { LeftOut } from "~/ordering/orders/chosen-orders";
import type { OrderFile } from "~/ordering/orders/order-file";
import type { FileTask } from "~/ordering/orders/order-file-form";
import { changeOrderFile, findOrderFile } from "~/ordering/orders/services/order-file.server";
import { auditLog } from "~/provider/auth/audit-log.server";
import type { SignedInUser } from "~/provider/auth/guards.server";
import { isUnapprovedStart, isUndo, type ManyDone, type ManyTask, STATE_OF_TASK, whyNotMoved } from "../many-orders";

const CHANGED = "changed at the same moment";
const UNKNOWN = "not known: open it to see";
const NOT_TRIED = "not changed: the shop’s database did not answer";

/** Only one's own step is undone, and only if nothing followed it. */
const whyNotUndone = ({ order, undoesTo, stepBy }: OrderFile, task: ManyTask, accountId: string) =>
  order.state === STATE_OF_TASK[task] && undoesTo !== null && stepBy === accountId ? "" : "can no longer be undone";

type Moved = "done" | { readonly why: string };

async function moveOne(user: SignedInUser["user"], file: OrderFile, task: ManyTask): Promise<Moved> {
  const why = isUndo(task) ? whyNotUndone(file, task, user.id) : whyNotMoved(file, task);
  if (why !== "") return { why };
  const { revision } = file;
  const step: FileTask = isUndo(task)
    ? { kind: "undo", revision }
    : { kind: "state", state: STATE_OF_TASK[task], revision };
  const { outcome } = await changeOrderFile(user.id, file.order.number, step);
  if (outcome !== "done") return { why: outcome === "unpaid" ? "not paid" : CHANGED };
  auditLog("order.changed", { by: user.email });
  return "done";
}

/**
 * Moves several orders to a state, or undoes that, one after the other like a press on each one's own page; what cannot
 * be moved is left out. If the database fails, the orders that were not tried are left out too.
 */
export async function moveOrders(
  user: SignedInUser["user"],
  numbers: readonly string[],
  task: ManyTask,
): Promise<ManyDone> {
  const [done, left, unapproved]: [string[], LeftOut[], string[]] = [[], [], []];
  for (const [index, number] of numbers.entries()) {
    try {
      const file = await findOrderFile(number);
      const moved: Moved = file ? await moveOne(user, file, task) : { why: "no such order" };
      if (moved !== "done") left.push({ number, ...moved });
      else done.push(number);
      if (moved === "done" && file && isUnapprovedStart(file, task)) unapproved.push(number);
    } catch (failure) {
      if (!(failure instanceof UpstreamFailure)) throw failure;
      left.push({ number, why: UNKNOWN });
      left.push(...numbers.slice(index + 1).map((one) => ({ number: one, why: NOT_TRIED })));
      break;
    }
  }
  return { task, done, left, unapproved };
}
