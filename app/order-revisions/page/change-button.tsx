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
    <>
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
    </>
  );
}
