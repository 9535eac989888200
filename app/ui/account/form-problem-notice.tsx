import { Notice } from "~/ui/kit/notice";

/** What spoke against a form although its fields were right, if anything did. */
export function FormProblemNotice({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <div role="alert">
      <Notice tone="error" title={text} />
    </div>
  );
}
