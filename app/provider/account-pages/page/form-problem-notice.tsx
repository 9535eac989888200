import { Notice } from "~/house/ui/kit/notice";

/** Why a form was refused although its fields were valid; nothing for `null`. */
export function FormProblemNotice({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <div role="alert">
      <Notice tone="error" title={text} />
    </div>
  );
}
