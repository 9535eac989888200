import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextAreaField } from "~/house/ui/fields/text-area-field";
import { Section } from "~/house/ui/kit/section";
import { type InboxMessage, MAX_MESSAGE_LENGTH } from "~/storefront/marketing/contact-message";
import { ANSWER_FORM_ID, answerValidator, INBOX_FIELDS } from "../inbox-form";
import { messagePath } from "./message-words";

const LABEL = "Your answer";

interface AnswerFormProps {
  readonly message: InboxMessage;
  readonly isSending: boolean;
}

export function AnswerForm({ message: { id, email }, isSending }: AnswerFormProps) {
  return (
    <Section name="answer" title="Answer by mail" className="space-y-4 border-t border-stone-300 pt-8">
      {isSending ? (
        <CheckedForm
          id={ANSWER_FORM_ID}
          validator={answerValidator}
          labels={{ [INBOX_FIELDS.text]: LABEL }}
          action={messagePath(id)}
          className="grid max-w-[46em] gap-4"
        >
          <TextAreaField
            name={INBOX_FIELDS.text}
            label={LABEL}
            hint={
              <>
                It goes to <span className="break-all">{email}</span> at once, with the shop’s address to reply to. What
                was written to us is not repeated in it.
              </>
            }
            rows={8}
            maxLength={MAX_MESSAGE_LENGTH}
            required
          />
          <div>
            <SubmitButton label="Send answer" busyLabel="Sending…" />
          </div>
        </CheckedForm>
      ) : (
        <p className="max-w-[46em]">
          This shop sends no mail yet. Use your own mail program, or call, and mark the message as answered.
        </p>
      )}
    </Section>
  );
}
