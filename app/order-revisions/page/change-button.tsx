import { useNavigation } from "@remix-run/react";
import { CHANGE_NAMES, SAVE } from "../change-form";

interface ChangeButtonProps {
  readonly isOffice: boolean;
  readonly isRequest: boolean;
  /** The order can no longer be changed. */
  readonly isClosed: boolean;
}

/** The button that saves, requests or offers a change, according to whose page it is. */
export function ChangeButton({ isOffice, isRequest, isClosed }: ChangeButtonProps) {
  const { state, formAction } = useNavigation();
  const busy = state !== "idle" && formAction !== undefined;
  const [label, busyLabel] = isOffice
    ? ["Send to the customer", "Sending…"]
    : isRequest
      ? ["Request this change", "Requesting…"]
      : ["Save changes", "Saving…"];
  return (
    <div className="sticky bottom-0 [html[data-keypad]_&]:static z-10 border-t-2 border-ink bg-paper py-3 lg:static lg:border-0 lg:py-0">
      <input type="hidden" name={CHANGE_NAMES.mode} value={isRequest ? "request" : "save"} />
      <button
        type="submit"
        name={CHANGE_NAMES.intent}
        value={SAVE}
        disabled={busy || isClosed}
        className="button w-full bg-oak text-white hover:bg-oak-dark"
      >
        {busy ? busyLabel : label}
      </button>
    </div>
  );
}
