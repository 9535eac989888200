import { fieldLook } from "~/ui/kit/field-look";
import { Notice } from "~/ui/kit/notice";
import { MAX_WORDS_LENGTH, RECEIVING_NAMES } from "../receiving-form";
import type { useReceiving } from "./use-receiving";

interface WordsProps {
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** What the customer adds in their own words. */
export function Words({ text, error, onChange }: WordsProps) {
  return (
    <div>
      <label htmlFor="receiving-words" className="block font-semibold">
        Anything else (optional)
      </label>
      <textarea
        id="receiving-words"
        name={RECEIVING_NAMES.words}
        value={text}
        rows={3}
        maxLength={MAX_WORDS_LENGTH}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "receiving-words-error" : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={fieldLook(error !== undefined, "h-auto py-2")}
      />
      {error && (
        <p id="receiving-words-error" className="mt-1 text-signal">
          {error}
        </p>
      )}
    </div>
  );
}

const NOT_SENT = "Not sent yet: no signal";

type SendingProps = Pick<ReturnType<typeof useReceiving>, "draft" | "isOnline" | "isSending" | "isStored">;

/** Whether the list is stored on the device, waits for signal, or is being sent. */
export function Sending({ draft, isOnline, isSending, isStored }: SendingProps) {
  if (draft.isWaiting && !isSending) {
    return (
      <Notice tone="info" title={NOT_SENT}>
        <p>Leave this page open: it sends your list as soon as there is signal.</p>
        {!isStored && <p>This browser stores nothing, so your list is lost if you close the page.</p>}
      </Notice>
    );
  }
  if (isOnline) return null;
  return (
    <Notice tone="info" title="No signal">
      <p>
        Go on: {isStored ? "everything stays on this device." : "but do not close this page, which stores nothing."}
      </p>
    </Notice>
  );
}
