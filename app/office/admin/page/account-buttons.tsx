import { Button } from "~/house/ui/kit/button";
import type { DecisionTag } from "~/provider/accounts/account";
import type { AccountListState } from "~/provider/accounts/account-list";

/** The two decisions on an account that is waiting. */
export function DecisionButtons({ name }: { readonly name: string }) {
  return (
    <>
      <Button type="submit" name="decision" value="approved">
        Approve <span className="sr-only">{name}</span>
      </Button>
      <Button type="submit" name="decision" value="rejected" look="outline">
        Reject <span className="sr-only">{name}</span>
      </Button>
    </>
  );
}

interface ReopenButtonProps {
  /** The decision that is reversed. */
  readonly was: DecisionTag;
  readonly name: string;
  /** Whether the decision has just been made. */
  readonly isUndo?: boolean;
}

export function ReopenButton({ was, name, isUndo = false }: ReopenButtonProps) {
  return (
    <>
      <input type="hidden" name="was" value={was} />
      <Button type="submit" name="decision" value="reopened" look={isUndo ? "quiet" : "outline"}>
        {isUndo ? "Undo" : "Move back to pending"} <span className="sr-only">{name}</span>
      </Button>
    </>
  );
}

/** Disabled buttons in place of used ones, so that a second click does not hit anything else. */
export function DoneButtons({ list }: { readonly list: AccountListState }) {
  return (
    <div aria-hidden="true" className="flex gap-3">
      {list === "pending" ? (
        <>
          <Button disabled>Approve</Button>
          <Button disabled look="outline">
            Reject
          </Button>
        </>
      ) : (
        <Button disabled look="outline">
          Move back to pending
        </Button>
      )}
    </div>
  );
}
