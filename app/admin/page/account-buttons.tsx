import type { DecisionTag } from "~/accounts/account";
import type { AccountListState } from "~/accounts/account-list";
import { Button } from "~/ui/kit/button";

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
  /** The decision that is taken back. */
  readonly was: DecisionTag;
  readonly name: string;
  /** Whether it has just been taken. */
  readonly isUndo?: boolean;
}

export function ReopenButton({ was, name, isUndo = false }: ReopenButtonProps) {
  return (
    <>
      <input type="hidden" name="was" value={was} />
      <Button type="submit" name="decision" value="reopened" look={isUndo ? "quiet" : "outline"}>
        {isUndo ? "Undo" : "Set back to waiting"} <span className="sr-only">{name}</span>
      </Button>
    </>
  );
}

/** Takes the place of used buttons, so that a second click does not hit anything else. */
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
          Set back to waiting
        </Button>
      )}
    </div>
  );
}
